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

/** Kinds of questions to a source: the lookup kinds, and `maws3` for a person's MAW indicators. */
export type SourceKind = LookupKind | 'maws3';

/** Phone number as digits with the country code, or its MD5. */
interface PhoneQuestion {
  phone: string;
  countryCode: string;
  templateId: string;
}

/** Fields that the template does not use are null. */
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

/** IBAN and BIC in capitals without spaces. Excludes the claimed name, which is compared here. */
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
  /** Timeout of the source; items not found by then are null. */
  timeoutSeconds: number;
}

/** The person to verify: found by an identifier, else by email address or phone. */
interface SubjectQuestion {
  ids: { idType: string; idSubType: string | null; idNumber: string }[];
  emailAddress: string | null;
  phone: string | null;
}

/** Facts unknown to the source are null. */
export interface SubjectEmail {
  address: string;
  provider: string | null;
  isDeliverable: boolean | null;
  isDisposable: boolean | null;
  isFreeProvider: boolean | null;
}

/** A source's record of a person; null for fields that the source does not know. */
export interface Subject {
  firstName: string;
  middleName: string | null;
  lastName: string;
  suffix: string | null;
  dob: string | null;
  gender: string | null;
  /** One-line addresses; null when the source stores none. */
  addresses: string[] | null;
  emails: SubjectEmail[] | null;
  phones: { number: string; provider: string | null; isActive: boolean | null; isDisposable: boolean | null }[] | null;
  /** One entry per type that the source can check; `idNumber` is null when the person has no such ID. */
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

/** Source of lookups. Repeated calls with the same `id` are one request. */
export interface LookupSource {
  ask<K extends SourceKind>(
    kind: K,
    id: string,
    question: LookupQuestions[K],
    now: Date,
  ): Promise<LookupAnswer<LookupFindings[K]>>;
}
