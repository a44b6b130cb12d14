import type { BlacklistResult } from '@smile/contract/blacklists';
import type { LookupItem } from '@smile/contract/lookups';
import type { MawItem } from '@smile/contract/maws';

export const lookupKinds = ['verifications', 'signals', 'blacklists', 'footprints', 'maws'] as const;
export type LookupKind = (typeof lookupKinds)[number];

/** A phone number is digits with the country code, or the MD5 of a number. */
interface PhoneQuestion {
  phone: string;
  countryCode: string;
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

/** What the source has on file about a person; null where it has nothing to compare with. */
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
  signals: PhoneQuestion;
  /** `before` is exclusive, yyyy-MM-dd. */
  blacklists: PhoneQuestion & { before: string | null };
  footprints: FootprintQuestion;
  maws: PhoneQuestion;
}

export interface LookupFindings {
  verifications: Subject;
  signals: LookupItem[];
  blacklists: BlacklistResult;
  footprints: LookupItem[];
  maws: MawItem[];
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
  ask<K extends LookupKind>(
    kind: K,
    id: string,
    question: LookupQuestions[K],
    now: Date,
  ): Promise<LookupAnswer<LookupFindings[K]>>;
}
