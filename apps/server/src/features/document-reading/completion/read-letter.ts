import { oneLine } from '../../../platform/text.ts';
import type { Candidate } from '../assignment/candidate.ts';
import type { Surroundings } from '../assignment/places/surroundings.ts';
import { joinRun, type Run, tokensAt } from '../layout/run.ts';
import type { ValueKind } from '../lexicon/slot.ts';
import { foldDigits } from '../values/fold-digits.ts';
import { findDates } from '../values/parse-date.ts';
import { findMonths } from '../values/parse-span.ts';
import { fixLetters, looksLikeCompany } from '../values/parse-text.ts';
import { findSalary } from './amounts/find-salary.ts';
import { addFinding, type Findings } from './finding.ts';
import { type LetterField, sentences } from './letter-sentences.ts';
import { readIdLabel, readIdNumber, readOtherNumber } from './numbers/read-id-number.ts';
import { findSignatory } from './parties/find-signatory.ts';
import { isOfPaper } from './read-tagged.ts';

/** Words of sentences that never occur in names and positions. */
const nonNameWords =
  /\b(?:per|on|in|at|this|that|the|our|is|has|was|as|by|file|records?|office|company|who|with|from|since)\b/i;
const sentenceWords = /\b(?:is|has|was|were|who|since|he|she|his|her|this|that|we|our|been|had)\b/i;
/** Words after "as" or "a" that are not positions. */
const nonPosition = new RegExp(
  oneLine`
    ^(?:(?:regular|probationary|permanent|contractual|casual|seasonal|project(?:[- ]based)?|reliever|fellow|
    bona fide)\s*)*(?:employees?|workers?|personnel|member|such|follows|well|per|part|proof|of|basis|status)?$`,
  'i',
);

function mayBe(field: LetterField, value: string): boolean {
  if (field === 'fullName') return !nonNameWords.test(value) && value.trim().split(/\s+/).length > 1;
  if (field !== 'position') return true;
  return !(sentenceWords.test(value) || nonPosition.test(value.trim()) || looksLikeCompany(value));
}

/** Reads the fields of a certificate written as a letter. */
export function readLetter(
  findings: Findings,
  { lines, inLabel, dayFirst, candidates }: Surroundings & { candidates: readonly Candidate[] },
): void {
  const { run, text } = joinLetter(lines);
  for (const sentence of sentences) {
    const place = findSentence(sentence, text);
    if (place) put(findings, run, place);
  }
  readIdNumber(findings, run, text);
  readIdLabel(findings, candidates);
  if (!findings.has('employeeIdNumber')) readOtherNumber(findings, run, text);
  readDates(findings, run, dayFirst);
  readMonths(findings, run, text);
  settleOrder(findings);
  findSalary(findings, run, text);
  findSignatory(findings, lines, inLabel);
}

/**
 * Finds the certified person in a letter about income and tax; false when a label already gives the name or none is
 * found.
 */
export function readCertified(findings: Findings, { lines }: Surroundings): boolean {
  if (findings.has('employeeName')) return false;
  const { run, text } = joinLetter(lines);
  const place = findSentence(sentences.find(({ field }) => field === 'fullName')!, text);
  if (place) put(findings, run, { ...place, field: 'employeeName' });
  return place !== null;
}

/** The words of a letter in order; `text` has no periods after titles and abbreviations. */
function joinLetter(lines: Surroundings['lines']): { run: Run; text: string } {
  const run = joinRun(
    lines.flatMap(({ tokens }) => tokens),
    ({ text }) => text,
  );
  const text = run.text
    .replace(/\t/g, ' ')
    .replace(
      /\b(mr|ms|mrs|dr|dra|engr|gng|bb|prof|atty|arch|hon|rev|capt|maj|col|sgt|phils?|devt|mfg|intl)\./gi,
      '$1 ',
    );
  return { run, text };
}

/** Opening of a letter; the sender and the title stand above it. */
const opening = /\b(?:to whom|certif(?:y|ies)|dear|sa kinauukulan|nagpapatunay|pinatutunayan)\b/i;

function findSentence({ field, kind, patterns }: (typeof sentences)[number], text: string): Place | null {
  const start = bodyFields.has(field) ? (opening.exec(text)?.index ?? 0) : 0;
  const matches = patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))]);
  const match = matches.find(
    ([, value], at) => value !== undefined && matches[at]!.index >= start && mayBe(field, value),
  );
  if (!match?.[1]) return null;
  const from = match.index + match[0].indexOf(match[1]);
  const length = lengthOf(field, kind, match[1]);
  const ending = endings[field === 'department' ? field : kind];
  const rest = ending ? (ending.exec(text.slice(from + length))?.[0].length ?? 0) : 0;
  return { field, kind, from, length: length + rest };
}

/** Fields never taken from the letterhead. */
const bodyFields = new Set<LetterField>(['department', 'position', 'employmentStatus']);

/** A company name ends with its legal form when the sentence continues in lower case. */
const wholeCompany =
  /^.*?\s(?:Inc|Incorporated|Corp|Corporation|Co|Company|Ltd|OPC|LLC|Cooperative)\b\.?(?=,?\s\p{Ll})/u;

/** Endings that belong to the value: a name suffix or the word "Department". */
const endings: Partial<Record<ValueKind | 'department', RegExp>> = {
  person: /^,?\s(?:jr|sr|ii|iii|iv)\b\.?/i,
  department: /^\s(?:Department|DEPARTMENT|Dept|DEPT|Section|Team|Unit)\b/,
};

/** Stock phrases after a purpose, which are cut off; "purposes" is also cut after "application". */
const endOfPurpose =
  /,?\s(?:and|or)\s(?:for\s)?(?:whatever|any)\s(?:other\s)?(?:legal|lawful)\spurposes?\b|(?<=\bapplication)\spurposes?(?=$|,?\s(?:and|or)\s)/i;

/** Text that ends a field's value: the grade of a position, the word "status". */
const endOf: Partial<Record<LetterField, RegExp>> = {
  purpose: endOfPurpose,
  position: /,?\s\(?(?:Salary Grade|SG)[\s-]\d/i,
  employmentStatus: /(?<=\p{L}{4})\sstatus$/iu,
};

function lengthOf(field: LetterField, kind: ValueKind, text: string): number {
  const ending = endOf[field];
  if (ending) return ending.exec(text)?.index ?? text.length;
  return (kind === 'company' && wholeCompany.exec(text)?.[0].length) || text.length;
}

/** A "purposes" that may or may not belong to the value; lowers the confidence. */
const openPurpose = /(?<!legal|lawful|official|personal)\spurposes?$/i;
const openEndConfidence = 0.79;

interface Place {
  field: LetterField | 'employeeName';
  kind: ValueKind;
  from: number;
  length: number;
}

function put(findings: Findings, run: Run, { field, kind, from, length }: Place): void {
  const printed = run.text
    .slice(from, from + length)
    .replace(/\s+/g, ' ')
    .trim();
  const value = printed
    .split(' ')
    .map(fixLetters)
    .join(' ')
    .replace(/[,;]+$/, '');
  const tokens = tokensAt(run, from, from + length);
  const extentConfidence = field === 'purpose' && openPurpose.test(value) ? openEndConfidence : 1;
  addFinding(findings, field, {
    value,
    extentConfidence,
    tokens,
    score: 0.86,
    kind,
    label: null,
    reason: 'stands in the sentence that says so',
  });
}

/** Words before a date that tell its field. */
const dateIntros: [LetterField, RegExp][] = [
  [
    'endDate',
    /\b(?:resign\w*|separat\w*|ended|ends|ending|will end|lapses?|ceased|terminat\w*)\s+(?:on|effective|as of)(?: on)?\s*$/iu,
  ],
  [
    'startDate',
    /\b(?:from|since|mula(?: noong| pa noong)?|started(?: working)? on|hired on|joined[a-zà-ÿ ]{0,30}on|effective|beginning|starting|simula)\s*(?:on\s*)?$/iu,
  ],
  ['endDate', /\b(?:to|until|till|up to|through|hanggang|ended on|and ended|resigned on|effective until|-|–)\s*$/iu],
  [
    'issueDate',
    /\b(?:(?:issued|given|signed|done) (?:at|in) [a-zà-ÿ .,]{3,40} on|this|issued(?: on)?:?|given(?: on)?|ngayong|ngayong ika-?|dated?:?|date issued:?|signed on|done on|petsa:?)\s*$/iu,
  ],
  // The verb of the clause, when other words stand between it and the date.
  [
    'endDate',
    /\b(?:resigned|separated|left|retired|ended|stopped|ceased|last day|last worked|terminated)\b[^.;]{0,60}\b(?:on|last|was|is|effective|noong)\s*$/iu,
  ],
  [
    'startDate',
    new RegExp(
      oneLine`
      \b(?:started|began|begun|commenced|joined|hired|employed|engaged|entered|appointed|reported|works?|worked|
      working|nagsimula|pumasok)\b(?:[^.;]|\b(?:Pte|Ltd|Inc|Corp|Co|Sta|Sto|St)\.){0,90}\b(?:on|last|was|
      noong)\s*$`,
      'iu',
    ),
  ],
];
/** Maximum length of a clause before its date, in characters. */
const clause = 140;

function readDates(findings: Findings, run: Run, dayFirst: boolean): void {
  const text = joinRun(run.tokens, ({ text: word }) => foldDigits(word)).text.replace(/\t/g, ' ');
  const dates = findDates(text, dayFirst);
  const known = new Set<LetterField>();
  const explicit = dates.filter(({ from, to }) => !isDateline(run, from, to));
  for (const { date, from, to, quality } of [...explicit, ...dates.filter((each) => !explicit.includes(each))]) {
    const before = text
      .slice(Math.max(0, from - clause), from)
      .replace(/\s+$/, ' ')
      .replace(/(?<=\s)ika-?\s?$/i, '');
    if (isOfPaper(before)) continue;
    const field = dateIntros.find(([name, pattern]) => pattern.test(before) && !known.has(name))?.[0];
    const isAlone = !field && isDateline(run, from, to);
    const name = field ?? (isAlone && !findings.has('issueDate') ? 'issueDate' : null);
    if (!name || (name === 'endDate' && !known.has('startDate') && !findings.has('startDate'))) continue;
    known.add(name);
    const score = (isAlone ? 0.7 : 0.86) * quality;
    const tokens = tokensAt(run, from, to);
    addFinding(findings, name, {
      value: date,
      tokens,
      score,
      kind: 'date',
      label: null,
      reason: `follows "${before.trim().split(' ').at(-1)}"`,
    });
  }
}

/** Score of a date without a day of the month. */
const noDayScore = 0.62;
const startsIn =
  /\b(?:from|since|mula(?: noong| pa noong)?|noong|(?:started|hired|joined|employed|began)[a-zà-ÿ ]{0,40}\s(?:in|on|last)|starting|beginning|in)\s*$/iu;
const endsIn =
  /\b(?:to|until|till|up to|through|thru|hanggang|[-–]|(?:resigned|separated|left|ended)[a-zà-ÿ ]{0,40}\s(?:in|on|last))\s*$/iu;
const workWords = new RegExp(
  oneLine`
    \b(?:with (?:us|me|the company|our company)|employ\w*|work\w*|serv\w+|nagtatrabaho|naglilingkod|nanungkulan|
    nagsimula|hired|join\w*|connected|engaged|started|naglingkod|nagtrabaho|namasukan)\b[^.;]{0,160}$`,
  'iu',
);

/** Reads months as start and end dates, since letters often omit the day. */
function readMonths(findings: Findings, run: Run, text: string): void {
  const dates = findDates(text, false);
  for (const { first, last, from, to } of findMonths(text)) {
    if (dates.some((date) => date.from < to && from < date.to)) continue;
    const before = text.slice(Math.max(0, from - clause), from);
    if (!workWords.test(before) || isOfPaper(before)) continue;
    const isEnd = endsIn.test(before) && findings.has('startDate');
    const field = isEnd ? 'endDate' : startsIn.test(before) ? 'startDate' : null;
    if (!field) continue;
    addFinding(findings, field, {
      value: isEnd ? last : first,
      tokens: tokensAt(run, from, to),
      score: noDayScore,
      kind: 'words',
      label: null,
      reason: 'the month in which it says so',
    });
  }
}

/** Lowers the confidence of dates out of order: an end before the start, a start after the issue. */
function settleOrder(findings: Findings): void {
  const [start, end, issued] = [findings.get('startDate'), findings.get('endDate'), findings.get('issueDate')];
  if (start && end && start.value > end.value) doubt(findings, 'endDate');
  if (start && issued && start.value > issued.value) doubt(findings, 'startDate');
}

const outOfOrderFactor = 0.6;

function doubt(findings: Findings, field: LetterField): void {
  const finding = findings.get(field)!;
  findings.set(field, { ...finding, extentConfidence: (finding.extentConfidence ?? 1) * outOfOrderFactor });
}

/** Maximum number of words in the place before a letter's date. */
const maxPlaceWords = 5;

/** True for a date alone on its line or after a place: the letter's own date. */
function isDateline(run: Run, from: number, to: number): boolean {
  const tokens = tokensAt(run, from, to);
  const [first] = tokens;
  if (!first) return false;
  const { line } = first;
  const place = line.tokens.slice(0, first.index);
  const isPlace = place.length <= maxPlaceWords && place.every(({ text }) => /^\p{Lu}[\p{L}.]*,?$/u.test(text));
  const endsInComma = place.length === 0 || place.at(-1)!.text.endsWith(',');
  return isPlace && endsInComma && place.length + tokens.length === line.tokens.length;
}
