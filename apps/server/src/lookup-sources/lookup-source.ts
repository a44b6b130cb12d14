import type { Maw2Item } from '@smile/contract/beta-maws';
import type { BlacklistResult } from '@smile/contract/blacklists';
import type { LookupItem } from '@smile/contract/lookups';
import type { SocialSecurityResult } from '@smile/contract/social-securities';

export const lookupKinds = [
  'verifications',
  'signals',
  'blacklists',
  'footprints',
  'maws',
  'validations',
  'socialSecurities',
] as const;
export type LookupKind = (typeof lookupKinds)[number];

/** Kinds of questions to a source: each kind of lookup, and apart from MAWs the indicators of a person. */
export type SourceKind = LookupKind | 'maws3';

/** A phone number is digits with the country code, or the MD5 of a number. */
interface PhoneQuestion {
  phone: string;
  countryCode: string;
  templateId: string;
}

/** A template that does not ask for a field sends null. */
interface SignalQuestion extends PhoneQuestion {
  fullName: string | null;
  emailAddress: string | null;
  curp: string | null;
  nss: string | null;
  idType: string | null;
  idNumber: string | null;
}

/** Of a person, or of an advertising id alone. */
interface Maw3Question {
  phone: string | null;
  countryCode: string | null;
  fullName: string | null;
  idType: string | null;
  idNumber: string | null;
  gaid: string | null;
  templateId: string;
}

/** IBAN and BIC without spaces, in capitals; the name that is claimed is not told. */
interface BankAccountQuestion {
  countryCode: string | null;
  bic: string | null;
  iban: string | null;
  accountNumber: string | null;
  idType: string | null;
  idNumber: string | null;
  templateId: string;
}

interface SocialSecurityQuestion {
  phone: string;
  fullName: string;
  emailAddress: string | null;
  curp: string;
  nss: string | null;
  templateId: string;
}

export interface FootprintQuestion {
  emailAddress: string | null;
  phone: string | null;
  countryCode: string | null;
  templateId: string;
  /** Items that are not known by then are null. */
  timeoutSeconds: number;
}

/** Whom a verification is about: the source finds the person by an identifier, or else by the address. */
interface SubjectQuestion {
  ids: { idType: string; idSubType: string | null; idNumber: string }[];
  emailAddress: string | null;
  phone: string | null;
}

/** Facts that the source does not keep are null. */
export interface SubjectEmail {
  address: string;
  provider: string | null;
  isDeliverable: boolean | null;
  isDisposable: boolean | null;
  isFreeProvider: boolean | null;
}

/** A source's record of a person; null where it has nothing to compare with. */
export interface Subject {
  firstName: string;
  middleName: string | null;
  lastName: string;
  suffix: string | null;
  dob: string | null;
  gender: string | null;
  /** Each the whole address in one line; null where the source keeps none. */
  addresses: string[] | null;
  emails: SubjectEmail[] | null;
  phones: { number: string; provider: string | null; isActive: boolean | null; isDisposable: boolean | null }[] | null;
  /** One entry for each type that the source can check; a null number says that the person has none of it. */
  ids: { idType: string; idSubType: string | null; idNumber: string | null }[];
}

export interface LookupQuestions {
  verifications: SubjectQuestion;
  signals: SignalQuestion;
  /** `before` is exclusive, yyyy-MM-dd. */
  blacklists: PhoneQuestion & { before: string | null };
  footprints: FootprintQuestion;
  maws: PhoneQuestion;
  maws3: Maw3Question;
  validations: BankAccountQuestion;
  socialSecurities: SocialSecurityQuestion;
}

export interface LookupFindings {
  verifications: Subject;
  signals: LookupItem[];
  blacklists: BlacklistResult;
  footprints: LookupItem[];
  maws: Maw2Item[];
  maws3: LookupItem[];
  /** Name of the account's holder. */
  validations: { holderName: string };
  socialSecurities: SocialSecurityResult;
}

export type LookupFailure = 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE';

/**
 * `NO_DATA` when the source knows nothing of the subject, `FAILED` when it says so itself, `PENDING` when it needs more
 * time, and `UNREACHABLE` when it gave no answer that can be used; the last two are worth asking again.
 */
export type LookupAnswer<Finding> =
  | { outcome: 'FOUND'; finding: Finding; message: string | null }
  | { outcome: 'NO_DATA'; message: string | null }
  | { outcome: 'FAILED'; resultCode: LookupFailure; message: string }
  | { outcome: 'PENDING'; retryInSeconds: number }
  | { outcome: 'UNREACHABLE'; message: string };

/** Where answers about a person come from. The same id may be asked about more than once; it is one request. */
export interface LookupSource {
  ask<K extends SourceKind>(
    kind: K,
    id: string,
    question: LookupQuestions[K],
    now: Date,
  ): Promise<LookupAnswer<LookupFindings[K]>>;
}
