import { createHash } from 'node:crypto';
import { maw3TemplateIds } from '@smile/contract/beta-maws';
import { footprintSubjectOf, type NewFootprint } from '@smile/contract/footprints';
import { signal3TemplateIds } from '@smile/contract/signal-requests';
import type {
  FootprintQuestion,
  LookupAnswer,
  LookupFailure,
  LookupFindings,
  LookupQuestions,
  LookupSource,
  SourceKind,
} from '../lookup-source.ts';
import { findAccountHolder } from './bank-accounts.ts';
import { listFootprintItems } from './footprint-fixture.ts';
import { listMawItems, maw3Items } from './maw-fixture.ts';
import { listSignalItems } from './signal-fixture.ts';
import { showRecord } from './social-security-fixture.ts';
import { findSubject } from './subjects.ts';

const knownPhone = '639559991234';
const knownEmailAddress = 'gpalomero1234@smileapi.io';
const knownCountry = 'PH';

/** Inputs that trigger a failure. */
const failures: Record<string, LookupFailure> = {
  '639559990500': 'SYSTEM_ERROR',
  'system-error@smileapi.io': 'SYSTEM_ERROR',
  '639559990503': 'SERVICE_UNAVAILABLE',
  'service-unavailable@smileapi.io': 'SERVICE_UNAVAILABLE',
};

/** Test persons as published in the API reference. */
const published = { fullName: 'John Doe' };
const mexico = { phone: '529559991234', curp: 'DOEJ800101HDFXXX01' };
const thailand = { phone: '669178912345', idNumber: '1234567890123' };

const blacklistDates = ['2023-11-02', '2024-03-18', '2022-07-25'];

const answerers: {
  [K in SourceKind]: (question: LookupQuestions[K], now: Date) => LookupFindings[K] | null;
} = {
  verifications: (question) => findSubject(question),
  signals: (question) => (isKnownSignal(question) ? listSignalItems() : null),
  blacklists(question) {
    const dates = isKnown(question) ? blacklistDates.filter((date) => !question.before || date < question.before) : [];
    return { hit: dates.length > 0, dates };
  },
  footprints: (question, now) =>
    isKnownFootprint(question)
      ? listFootprintItems(footprintSubjectOf(question.templateId as NewFootprint['templateId']), now)
      : null,
  maws: (question, now) => (isKnown(question) ? listMawItems(now) : null),
  maws3: (question) => (isKnownMaw3(question) ? maw3Items : null),
  validations: (question) => findAccountHolder(question),
  socialSecurities: (question, now) => (isSamePhone(question.phone, mexico.phone) ? showRecord(question, now) : null),
};

/** Answers at once and deterministically; only the documented inputs have data. */
export const sandboxSource: LookupSource = {
  async ask<K extends SourceKind>(kind: K, _id: string, question: LookupQuestions[K], now: Date) {
    const failure = failureOf(question);
    if (failure) return failure;
    const finding = answerers[kind](question, now) as LookupFindings[K] | null;
    return finding ? { outcome: 'FOUND', finding, message: null } : { outcome: 'NO_DATA', message: null };
  },
};

function failureOf(question: LookupQuestions[SourceKind]): LookupAnswer<never> | null {
  const { phone, emailAddress } = question as { phone?: string | null; emailAddress?: string | null };
  const trigger = Object.keys(failures).find((given) => given === emailAddress || isSamePhone(phone, given));
  if (!trigger) return null;
  return { outcome: 'FAILED', resultCode: failures[trigger]!, message: 'The sandbox failed on purpose.' };
}

function isKnown({ phone, countryCode }: { phone: string; countryCode: string }): boolean {
  return countryCode === knownCountry && isSamePhone(phone, knownPhone);
}

/** Whether the input is the published test value of the template. */
function isKnownSignal(question: LookupQuestions['signals']): boolean {
  const { templateId, phone, fullName, curp, idNumber } = question;
  if (templateId === signal3TemplateIds.mexico)
    return isSamePhone(phone, mexico.phone) && isSame(fullName, published.fullName) && isSame(curp, mexico.curp);
  if (templateId === signal3TemplateIds.thailand)
    return isSamePhone(phone, thailand.phone) && isSame(fullName, published.fullName) && idNumber === thailand.idNumber;
  return isKnown(question);
}

function isKnownMaw3({ templateId, phone, countryCode, fullName, idNumber, gaid }: LookupQuestions['maws3']): boolean {
  if (templateId === maw3TemplateIds.gaid) return gaid === '00000000-0000-0000-0000-000000000000';
  const isMexico = templateId === maw3TemplateIds.mexico;
  const known = isMexico
    ? { phone: mexico.phone, countryCode: 'MX', idNumber: 'ZAZD801124MBSYQN13' }
    : { phone: knownPhone, countryCode: 'PH', idNumber: '4561234567' };
  const isPerson = isSame(fullName, 'George') && isSame(idNumber, known.idNumber);
  return isPerson && countryCode === known.countryCode && isSamePhone(phone, known.phone);
}

function isSame(given: string | null, wanted: string): boolean {
  return given?.toLowerCase() === wanted.toLowerCase();
}

function isKnownFootprint({ emailAddress, phone, countryCode, templateId }: FootprintQuestion): boolean {
  if ((countryCode ?? knownCountry) !== knownCountry) return false;
  const subject = footprintSubjectOf(templateId as NewFootprint['templateId']);
  const isAddress = emailAddress === knownEmailAddress;
  const isPhone = isSamePhone(phone, knownPhone);
  return { email: isAddress, mobile: isPhone, score: isAddress && isPhone }[subject];
}

/** The MD5 of a number may be computed with or without the plus. */
function isSamePhone(given: string | null | undefined, phone: string): boolean {
  return given === phone || given === md5(phone) || given === md5(`+${phone}`);
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
