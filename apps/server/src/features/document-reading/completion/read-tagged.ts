import type { Surroundings } from '../assignment/places/surroundings.ts';
import { type Line, overlapping, startOfSegment, type Token } from '../layout/lines.ts';
import type { ValueKind } from '../lexicon/slot.ts';
import file from '../tagging/letter-model.json' with { type: 'json' };
import type { TagModel } from '../tagging/tag-model.ts';
import { openTagModel } from '../tagging/tag-model-file.ts';
import { type TaggedRun, tagWords } from '../tagging/tag-words.ts';
import { findDates, joinDates } from '../values/parse-date.ts';
import { parseMoney } from '../values/parse-money.ts';
import { findMonths } from '../values/parse-span.ts';
import { isTitle, joinWords, looksLikeCompany, parsePerson } from '../values/parse-text.ts';
import { speaksOfOtherSum } from './amounts/find-salary.ts';
import type { Finding, Findings } from './finding.ts';
import type { LetterField } from './letter-sentences.ts';
import { isNamedAsMaker } from './parties/find-issuer.ts';

let model: TagModel | null = null;

/** Model trained on employment letters (`npm run bench -- tagger`), opened on first use. */
function letterModel(): TagModel {
  model ??= openTagModel(file);
  return model;
}

/** Words before dates of permits, licences and forms. */
const permitWords =
  /\b(?:valid|validity|expir\w+|permit|reg(?:istration|\.)?(?: no)?|accredit\w+|licen[sc]e|form\s\S*\d)\b[^;]{0,40}$/iu;

/** True when the words before a date say that it belongs to a permit or form, not to the letter. */
export function isOfPaper(before: string): boolean {
  return permitWords.test(before);
}

/** Minimum confidence of a tag. */
const minProbability = 0.7;
/** Minimum confidence at which a tag overrides another reading. */
const sureProbability = 0.85;
const score = 0.86;
/** Confidence factor of a tag alone: about one in thirty tags with a high probability is wrong. */
const tagOnlyFactor = 0.9;
/** Minimum score of a weak value that the tagger confirms. */
const minAgreedScore = 0.72;
/** Confidence factors for a value that the tagger contradicts, and for one that it assigns to no field. */
const contradictedFactor = 0.8;
const outsideFactor = 0.75;
/** Minimum probability that each word of a value belongs to no field: to doubt it, and to delete a date. */
const minOutsideToDoubt = 0.97;
const minOutsideToDelete = 0.995;
/** Values above these scores are kept against the tagger: beside a label, or from a sentence. */
const firmLabelledScore = 0.5;
const firmSentenceScore = 0.9;

const kinds: Partial<Record<LetterField, ValueKind>> = {
  fullName: 'person',
  signatoryName: 'person',
  employerName: 'company',
  startDate: 'date',
  endDate: 'date',
  issueDate: 'date',
  salaryAmount: 'money',
  employeeIdNumber: 'code',
};

/** Adds the fields found by the tagger trained on letters. */
export function readTagged(findings: Findings, { lines, dayFirst }: Surroundings): void {
  const { runs, outside } = tagWords(letterModel(), lines);
  const likely = runs.filter(({ probability }) => probability >= minProbability);
  dropTaken(findings, likely);
  for (const [field, finding] of findings) {
    if (finding.label !== null || isFirm(finding)) continue;
    if (finding.kind === 'date' && isOutside(finding, outside, minOutsideToDelete)) findings.delete(field);
    else if (isOutside(finding, outside, minOutsideToDoubt)) doubt(findings, field, outsideFactor);
  }
  for (const run of likely) {
    const field = run.field as LetterField;
    const kind = kinds[field] ?? 'words';
    if (field === 'signatoryPosition' && isOfAnother(run.tokens[0]!, findings.get('signatoryName'))) continue;
    if (field === 'signatoryName' && isNoSigner(run.tokens[0]!, findings)) continue;
    if (field === 'employeeIdNumber' && isInHead(run.tokens[0]!, lines)) continue;
    if (kind === 'date' && isOfPaper(wordsBefore(run.tokens[0]!))) continue;
    const read = readRun(field, kind, run.tokens, dayFirst);
    if (read && !(field === 'salaryAmount' && isOtherSum(run.tokens[0]!, lines)))
      settle(findings, field, { ...read, kind }, run);
  }
}

/** Drops unlabelled values whose words the tagger reliably assigns to another field of the same kind. */
function dropTaken(findings: Findings, runs: readonly TaggedRun[]): void {
  for (const { field, tokens, probability } of runs) {
    if (probability < sureProbability) continue;
    for (const [name, finding] of findings) {
      const isTaken = finding.tokens.length > 0 && finding.tokens.every((token) => tokens.includes(token));
      const isAlike = kinds[name as LetterField] === kinds[field as LetterField];
      if (name !== field && isTaken && isAlike && finding.label === null && !isFirm(finding)) findings.delete(name);
    }
  }
}

/** Maximum number of lines between a signer's name and position. */
const linesOfSigner = 3;

/** True for a position that is not below or beside the signer's name: it belongs to somebody else. */
function isOfAnother({ line, segment }: Token, signer: Finding | undefined): boolean {
  const [first] = signer?.tokens ?? [];
  if (!first) return false;
  if (line.number < first.line.number || line.number > first.line.number + linesOfSigner) return true;
  const under = line.number > first.line.number ? overlapping(line, signer!.tokens) : [];
  return under.length > 0 && !under.some(([token]) => token!.segment === segment);
}

/** True for a name with words other than titles before it in its segment. */
function isMentioned(first: Token): boolean {
  return startOfSegment(first).some(({ text }) => !isTitle(text));
}

/** True for a name inside a sentence or above the certified person, when the letter is signed elsewhere. */
function isNoSigner(first: Token, findings: Findings): boolean {
  const certified = findings.get('fullName')?.tokens[0]?.line.number ?? 0;
  return hasSigned(findings) && (isMentioned(first) || first.line.number < certified);
}

/** True above the certificate's title, where company and document numbers stand. */
function isInHead({ line }: Token, lines: readonly Line[]): boolean {
  const title = lines.find(({ tokens }) => titleOfLetter.test(joinWords(tokens)));
  return title !== undefined && line.page === title.page && line.number < title.number;
}

const titleOfLetter = /^(?:c\s?e\s?r\s?t\s?i\s?f\s?i\s?c\s?a\s?t|to whom|sertipik|katunayan|katibayan)/i;

/** True for a name with a position below it, as at the end of a letter. */
function hasSigned(findings: Findings): boolean {
  const [name, position] = [findings.get('signatoryName'), findings.get('signatoryPosition')];
  const [first, under] = [name?.tokens[0], position?.tokens[0]];
  if (!first || !under || isMentioned(first)) return false;
  return under.line.number > first.line.number && under.line.number <= first.line.number + linesOfSigner;
}

/** True for a bonus, loan or bond, which is not a salary. */
function isOtherSum({ line, index }: Token, lines: readonly Line[]): boolean {
  const before = [...(lines[line.number - 1]?.tokens ?? []), ...line.tokens.slice(0, index)];
  return speaksOfOtherSum(joinWords(before));
}

function wordsBefore({ line, index }: Token): string {
  return joinWords(line.tokens.slice(0, index));
}

function isOutside({ tokens }: Finding, outside: ReadonlyMap<Token, number>, min: number): boolean {
  return tokens.length > 0 && tokens.every((token) => (outside.get(token) ?? 0) > min);
}

function doubt(findings: Findings, field: FindingName, worth: number): void {
  const finding = findings.get(field)!;
  findings.set(field, { ...finding, extentConfidence: (finding.extentConfidence ?? 1) * worth });
}

type FindingName = Parameters<Findings['set']>[0];
type Read = Pick<Finding, 'value' | 'tokens'>;

function settle(
  findings: Findings,
  field: LetterField,
  read: Read & { kind: ValueKind },
  { probability }: TaggedRun,
): void {
  const known = findings.get(field);
  const extentConfidence = probability * tagOnlyFactor;
  const found: Finding = { ...read, score, extentConfidence, label: null, reason: 'stands where letters say it' };
  if (!known) findings.set(field, found);
  else if (field === 'purpose' && anyPurpose.test(String(read.value))) return;
  else if (field === 'employerName' && isMaker(known) && !isMaker(read)) return;
  else if (isSame(known, read))
    findings.set(field, {
      ...known,
      ...betterExtent(field, known, read),
      score: Math.max(known.score, minAgreedScore),
    });
  else if (probability >= sureProbability && !isFirm(known) && !isCertified(known)) findings.set(field, found);
  else doubt(findings, field, contradictedFactor);
}

/** Stock phrases for a purpose. */
const anyPurpose = /^(?:for )?(?:whatever|any)\b/i;

/** True for a company name; addresses in a letterhead look like names too. */
function isMaker({ value }: Read): boolean {
  return isNamedAsMaker(String(value));
}

/** Chooses the longer extent when both values agree: a full company name, position or unit. */
function betterExtent(field: LetterField, known: Finding, read: Read): Partial<Read> {
  const [one, other] = [String(known.value), String(read.value)];
  if (known.label !== null) return {};
  if (field === 'employerName') return fold(one).length > fold(other).length && looksLikeCompany(other) ? read : {};
  if (field === 'position') return other.length > one.length && !grade.test(other) ? read : {};
  if (field === 'department') return other.startsWith(one) && wholeUnit.test(other) ? read : {};
  return {};
}

/** A salary grade is not part of a position. */
const grade = /\b(?:salary grade|sg)[\s-]\d/i;
const wholeUnit = /\s(?:department|dept\.?|unit|section|team|center|centre|ward|office)$/i;

/** True for a reliable value: its label ends with a colon or stands in another cell, or it scores very high. */
function isFirm({ label, tokens, score: fit, extentConfidence = 1 }: Finding): boolean {
  if (label === null) return fit * extentConfidence > firmSentenceScore;
  const [first] = tokens;
  const isCell = first !== undefined && first.line.tokens[first.index - 1]?.segment !== first.segment;
  return fit * extentConfidence > (isCell || /[:;]$/.test(label) ? firmLabelledScore : firmSentenceScore);
}

/** True for the certified person after a title: certify that Ms. */
function isCertified({ tokens: [first] }: Finding): boolean {
  const before = first?.line.tokens.slice(0, first.index) ?? [];
  const said = before.findLast(({ text }) => !isTitle(text));
  return said?.folded === 'that' && said !== before.at(-1);
}

function fold(value: string | number): string {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
}

/** True for equal values, or when one contains the other. */
function isSame(known: Finding, read: Read & { kind: ValueKind }): boolean {
  const [one, other] = [fold(known.value), fold(read.value)];
  if (read.kind === 'date' || read.kind === 'money') return one === other;
  return one.includes(other) || (read.kind !== 'person' && other.includes(one));
}

function readRun(field: LetterField, kind: ValueKind, tokens: readonly Token[], dayFirst: boolean): Read | null {
  if (kind === 'person') return parsePerson(tokens, 1)[0] ?? null;
  if (kind === 'date') return readDay(field, tokens, dayFirst);
  if (kind === 'money') {
    const [amount] = parseMoney(tokens);
    return amount ? { ...amount, value: Math.abs(Number(amount.value)) } : null;
  }
  const value = trimWords(joinWords(tokens));
  return value ? { value, tokens } : null;
}

function readDay(field: LetterField, tokens: readonly Token[], dayFirst: boolean): Read | null {
  const { text } = joinDates(tokens);
  const [day] = findDates(text, dayFirst);
  if (day) return { value: day.date, tokens };
  const [month] = findMonths(text);
  if (!month || field === 'issueDate') return null;
  return { value: field === 'endDate' ? month.last : month.first, tokens };
}

/** Drops surrounding punctuation and unpaired brackets. */
function trimWords(text: string): string {
  const plain = text.replace(/^[\s:;,.|_“"'‘-]+|[\s:;,|_”"’-]+$/g, '').replace(/(?<=\p{Ll}{2})\.$/u, '');
  const isOpen = plain.startsWith('(') && !plain.includes(')');
  const isClosed = plain.endsWith(')') && !plain.includes('(');
  return isOpen ? plain.slice(1) : isClosed ? plain.slice(0, -1) : plain;
}
