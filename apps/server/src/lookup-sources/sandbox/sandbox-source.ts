import { createHash } from 'node:crypto';
import { footprintSubjectOf, type NewFootprint } from '@smile/contract/footprints';
import type {
  FootprintQuestion,
  LookupAnswer,
  LookupFailure,
  LookupFindings,
  LookupKind,
  LookupQuestions,
  LookupSource,
} from '../lookup-source.ts';
import { listFootprintItems } from './footprint-fixture.ts';
import { listMawItems } from './maw-fixture.ts';
import { listSignalItems } from './signal-fixture.ts';
import { findSubject } from './subjects.ts';

const knownPhone = '639559991234';
const knownEmailAddress = 'gpalomero1234@smileapi.io';
const knownCountry = 'PH';

/** Inputs that fail on purpose. */
const failures: Record<string, LookupFailure> = {
  '639559990500': 'SYSTEM_ERROR',
  'system-error@smileapi.io': 'SYSTEM_ERROR',
  '639559990503': 'SERVICE_UNAVAILABLE',
  'service-unavailable@smileapi.io': 'SERVICE_UNAVAILABLE',
};

const blacklistDates = ['2023-11-02', '2024-03-18', '2022-07-25'];

const answerers: {
  [K in LookupKind]: (question: LookupQuestions[K], now: Date) => LookupFindings[K] | null;
} = {
  verifications: (question) => findSubject(question),
  signals: (question) => (isKnown(question) ? listSignalItems() : null),
  blacklists(question) {
    const dates = isKnown(question) ? blacklistDates.filter((date) => !question.before || date < question.before) : [];
    return { hit: dates.length > 0, dates };
  },
  footprints: (question, now) =>
    isKnownFootprint(question)
      ? listFootprintItems(footprintSubjectOf(question.templateId as NewFootprint['templateId']), now)
      : null,
  maws: (question, now) => (isKnown(question) ? listMawItems(now) : null),
};

/** Answers at once and the same each time; the documented inputs have data. */
export const sandboxSource: LookupSource = {
  async ask<K extends LookupKind>(kind: K, _id: string, question: LookupQuestions[K], now: Date) {
    const failure = failureOf(question);
    if (failure) return failure;
    const finding = answerers[kind](question, now) as LookupFindings[K] | null;
    return finding ? { outcome: 'FOUND', finding, message: null } : { outcome: 'NO_DATA', message: null };
  },
};

function failureOf(question: LookupQuestions[LookupKind]): LookupAnswer<never> | null {
  const { phone, emailAddress } = question as { phone?: string | null; emailAddress?: string | null };
  const trigger = Object.keys(failures).find((given) => given === emailAddress || isSamePhone(phone, given));
  if (!trigger) return null;
  return { outcome: 'FAILED', resultCode: failures[trigger]!, message: 'The sandbox failed on purpose.' };
}

function isKnown({ phone, countryCode }: { phone: string; countryCode: string }): boolean {
  return countryCode === knownCountry && isSamePhone(phone, knownPhone);
}

function isKnownFootprint({ emailAddress, phone, countryCode, templateId }: FootprintQuestion): boolean {
  if ((countryCode ?? knownCountry) !== knownCountry) return false;
  const subject = footprintSubjectOf(templateId as NewFootprint['templateId']);
  const isAddress = emailAddress === knownEmailAddress;
  const isPhone = isSamePhone(phone, knownPhone);
  return { email: isAddress, mobile: isPhone, score: isAddress && isPhone }[subject];
}

/** The MD5 of a number may be taken with or without the plus. */
function isSamePhone(given: string | null | undefined, phone: string): boolean {
  return given === phone || given === md5(phone) || given === md5(`+${phone}`);
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
