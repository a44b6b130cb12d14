import type { DocumentType } from '@smile/contract/archive-analysis';
import { type Line, segmentsOf } from '../layout/lines.ts';
import {
  certifying,
  job,
  onCard,
  otherStudentWords,
  studentWords,
  thirdPartyPattern,
  toReader,
} from '../lexicon/letter-words.ts';
import { cardParts, employmentParts, type Part, payParts } from '../lexicon/type-parts.ts';
import { closeDigits } from '../values/fold-digits.ts';
import { joinWords, looksLikeCompany, parsePerson } from '../values/parse-text.ts';

/** Minimum number of amounts on a payslip. */
const minAmounts = 3;
/** Maximum number of words on the front of a card. */
const wordsOfFront = 45;
const frontWeight = 7.5;

/**
 * Weighs each type by its topics, whatever the wording: certified employment and pay, pay with deductions and net, or a
 * card with a person, job and number.
 */
export function weighByTopics(lines: readonly Line[]): Map<DocumentType, number> {
  const text = lines.map(({ tokens }) => joinWords(tokens)).join('\n');
  const sheet = text.replace(/\n/g, ' ');
  const amounts = text.match(/\d\.\d{2}(?!\d)/g)?.length ?? 0;
  return new Map<DocumentType, number>([
    ['EMPLOYMENT_CERTIFICATE', isAddressedToSubject(lines) ? 0 : weigh(sheet, employmentParts)],
    ['PAYSLIP', amounts < minAmounts ? 0 : weigh(sheet, payParts)],
    ['COMPANY_ID', amounts > 0 ? 0 : Math.max(weigh(sheet, cardParts), isFront(lines) ? frontWeight : 0)],
  ]);
}

/** Returns 0 if a needed part is missing. */
function weigh(text: string, parts: readonly Part[]): number {
  let sum = 0;
  for (const { isNeeded, weight, max = 1, words } of parts) {
    const found = words.filter((each) => each.test(text)).length;
    if (found === 0 && isNeeded) return 0;
    sum += weight * Math.min(found, max);
  }
  return sum;
}

/** True for a letter addressed to its subject (an offer, order or warning), which is not a certificate. */
export function isAddressedToSubject(lines: readonly Line[]): boolean {
  const text = lines.map(({ tokens }) => joinWords(tokens)).join(' ');
  return toReader.test(text) && /\byour\b/i.test(text) && !thirdPartyPattern.test(text);
}

/** True for a certifying letter, which is not a card even when short; cards may certify their holder on the back. */
export function isLetter(lines: readonly Line[]): boolean {
  const text = lines.map(({ tokens }) => joinWords(tokens)).join(' ');
  return certifying.test(text) && !onCard.test(text);
}

/** Minimum number of student words on a student card. */
const minStudentWords = 2;

/** True for a student's card. */
export function isOfStudent(lines: readonly Line[]): boolean {
  const text = lines.map(({ tokens }) => joinWords(tokens)).join('\n');
  const count = (words: readonly RegExp[]) => words.filter((each) => each.test(text)).length;
  return count(studentWords) > 0 && count([...studentWords, ...otherStudentWords]) >= minStudentWords;
}

/** A personal number labelled only as a number. */
const ownNumber = /^(?:[a-zà-ÿ. ]{0,14}(?:no|id|code|#)\b\.?[:\s]*)?[a-zà-ÿ]{0,4}[-\s]?\d[\d-]{2,14}$/iu;
const visitingCardText = /@|\b(?:fax|mobile|cell(?:phone)?|tel)\b/i;

/** True for a card front: little more than a person, a job and a number. */
function isFront(lines: readonly Line[]): boolean {
  const words = lines.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const cells = lines.flatMap(segmentsOf).map((tokens) => ({ tokens, text: joinWords(tokens) }));
  if (words > wordsOfFront || cells.some(({ text }) => visitingCardText.test(text))) return false;
  const jobs = cells.flatMap(({ tokens, text }) => (job.test(text) ? [tokens[0]!.line.number] : []));
  const isPerson = ({ tokens, text }: (typeof cells)[number]) =>
    jobs.some((number) => Math.abs(number - tokens[0]!.line.number) <= 2) &&
    !looksLikeCompany(text) &&
    !job.test(text) &&
    parsePerson(tokens).some(({ quality }) => quality === 1);
  return jobs.length > 0 && cells.some(isPerson) && cells.some(({ text }) => ownNumber.test(closeDigits(text)));
}
