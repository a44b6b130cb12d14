import type { Slot } from '../lexicon/slot.ts';
import type { Candidate } from './candidate.ts';

/** Minimum label quality or score for a reliable match. */
export const sureLabel = 0.5;

/** Lowers candidates that other candidates for the same field make unlikely. */
export function lowerUnlikelyCandidates(candidates: Candidate[]): Candidate[] {
  return lowerYears(lowerMonths(lowerCopies(lowerTotals(lowerChildren(candidates)))));
}

const minParentAgeYears = 14;
const childFactor = 0.3;
const minBirthScore = 0.3;

/** Lowers a date of birth at least `minParentAgeYears` years after the earliest one: it is a child's. */
function lowerChildren(candidates: Candidate[]): Candidate[] {
  const births = candidates.filter(({ slot, score }) => slot.name === 'dateOfBirth' && score > minBirthScore);
  const earliest = Math.min(...births.map(yearOf));
  return candidates.map((each) => {
    const isChild = each.slot.name === 'dateOfBirth' && yearOf(each) - earliest >= minParentAgeYears;
    return isChild ? { ...each, score: each.score * childFactor } : each;
  });
}

function yearOf({ value }: Candidate): number {
  return Number(String(value).slice(0, 4));
}

/** Score factor for a bare total when the amount due is labelled, or a subtotal when the current bill is. */
const loneTotal = 0.6;
const onlyTotals: Partial<Record<Slot['name'], RegExp>> = {
  dueAmount: /^(?:grand |sub)?(?:total|kabuuan|suma)(?: (?:amount|bill|billing))?\W*$/i,
  currentBillAmount: /^(?:sub\W?\s?totals?|(?:current|basic) (?:water|electric(?:ity)?) (?:bill|charges?))\W*$/i,
  // A yearly total is not the salary when another label names the salary.
  salaryAmount:
    /^(?:total|gross|annual|yearly)\s(?:gross\s|total\s)?(?:annual|yearly|gross|total|monthly)\s(?:compensation|pay|income|remuneration|salary)/i,
};

/** Prefers the amount due to a bare total: discounts, penalties and arrears come between. */
function lowerTotals(candidates: Candidate[]): Candidate[] {
  const isTotal = ({ slot, label }: Candidate) =>
    onlyTotals[slot.name]?.test(label.tokens.map(({ text }) => text).join(' ')) ?? false;
  const named = new Set(
    candidates
      .filter((each) => each.score > sureLabel && !isTotal(each) && each.tokens.length > 0)
      .map(({ slot }) => slot.name),
  );
  return candidates.map((each) =>
    isTotal(each) && named.has(each.slot.name) ? { ...each, score: each.score * loneTotal } : each,
  );
}

/** Score factor for a holder's name printed again in another word order, as on a payment stub. */
const copyFactor = 0.7;

/** Lowers a name printed again in another word order and keeps the first: Ana D. Cruz; Cruz, Ana D. */
function lowerCopies(candidates: Candidate[]): Candidate[] {
  const wordsOf = ({ value }: Candidate) =>
    String(value)
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.sort()
      .join(' ') ?? '';
  const holders = candidates.filter(({ slot, score }) => slot.name === 'fullName' && score > sureLabel);
  const isCopy = (each: Candidate) =>
    holders.includes(each) &&
    holders.some(
      (first) =>
        first.value !== each.value &&
        first.label.line.number < each.label.line.number &&
        wordsOf(first) === wordsOf(each),
    );
  return candidates.map((each) => (isCopy(each) ? { ...each, score: each.score * copyFactor } : each));
}

/** Minimum number of digits in a period that names days; it wins over a bare month. */
const digitsOfDays = 6;
const monthOnlyFactor = 0.6;

function lowerMonths(candidates: Candidate[]): Candidate[] {
  const periods = candidates.filter(({ slot, score }) => slot.name === 'period' && score > sureLabel);
  const hasDays = ({ tokens }: Candidate) =>
    tokens.map(({ text }) => text.replace(/\D/g, '')).join('').length >= digitsOfDays;
  if (!periods.some(hasDays)) return candidates;
  return candidates.map((each) =>
    each.slot.name === 'period' && !hasDays(each) ? { ...each, score: each.score * monthOnlyFactor } : each,
  );
}

const monthsPerYear = 12;
const yearlyAmountFactor = 0.4;

/** Lowers a salary that is twelve times another one: it is the yearly sum. */
function lowerYears(candidates: Candidate[]): Candidate[] {
  const salaries = candidates.filter(({ slot, score }) => slot.name === 'salaryAmount' && score > minSalary);
  const isOfYear = (each: Candidate) =>
    salaries.includes(each) &&
    salaries.some(({ value }) => Math.abs(Number(value) * monthsPerYear - Number(each.value)) < 1);
  return candidates.map((each) => (isOfYear(each) ? { ...each, score: each.score * yearlyAmountFactor } : each));
}

/** Minimum salary score; lower than for other fields, since sentences score less than labels. */
const minSalary = 0.3;
