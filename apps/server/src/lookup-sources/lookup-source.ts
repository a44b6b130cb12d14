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

/** Kinds of questions to a source: those of lookups, and `maws3` for the MAW indicators of a person. */
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

/** Asks for a person, or for a Google advertising ID (`gaid`) alone. */
interface Maw3Question {
  phone: string | null;
  countryCode: string | null;
  fullName: string | null;
  idType: string | null;
  idNumber: string | null;
  gaid: string | null;
  templateId: string;
}

/** IBAN and BIC in capitals without spaces. The claimed name is not sent. */
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
  /** Time limit of the source; items it does not find by then are null. */
  timeoutSeconds: number;
}

/** The person to verify: found by an identifier, else by email address or phone. */
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
  /** Full addresses of one line each; null if the source stores none. */
  addresses: string[] | null;
  emails: SubjectEmail[] | null;
  phones: { number: string; provider: string | null; isActive: boolean | null; isDisposable: boolean | null }[] | null;
  /** One entry per type that the source can check; the number is null if the person has no such ID. */
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
 * `NO_DATA`: the source has no data on the subject. `FAILED`: it reported a failure. `PENDING`: it needs more time.
 * `UNREACHABLE`: it gave no valid answer. Only the last two are retried.
 */
export type LookupAnswer<Finding> =
  | { outcome: 'FOUND'; finding: Finding; message: string | null }
  | { outcome: 'NO_DATA'; message: string | null }
  | { outcome: 'FAILED'; resultCode: LookupFailure; message: string }
  | { outcome: 'PENDING'; retryInSeconds: number }
  | { outcome: 'UNREACHABLE'; message: string };

/** Source of lookups. Calls with the same `id` are one request, repeated. */
export interface LookupSource {
  ask<K extends SourceKind>(
    kind: K,
    id: string,
    question: LookupQuestions[K],
    now: Date,
  ): Promise<LookupAnswer<LookupFindings[K]>>;
}
