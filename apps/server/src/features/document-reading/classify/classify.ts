import type { DocumentType } from '@smile/contract/archive-analysis';
import type { Classification } from '../extract/read-field.ts';
import { isAddressedToSubject, isLetter, isOfStudent, weighByTopics } from '../extract/weigh-by-topics.ts';
import { compilePhrases, findPhrases, type Hit } from '../layout/find-phrases.ts';
import type { Line, Token } from '../layout/lines.ts';
import { readLines } from '../layout/read-lines.ts';
import { nonTitles, otherHeadline, otherSigns, otherTitles } from '../lexicon/other-titles.ts';
import { type TypeSign, typeSigns } from '../lexicon/type-signs.ts';
import { joinWords } from '../values/parse-text.ts';
import type { Page } from '../word.ts';
import { weighContributions } from './classify-pay.ts';
import { isRegister } from './is-register.ts';

const phrases = compilePhrases(typeSigns);
const otherPhrases = compilePhrases<'title' | 'sign' | 'none'>([
  ...otherTitles.map((title) => [title, 'title'] as const),
  ...otherSigns.map((sign) => [sign, 'sign'] as const),
  ...nonTitles.map((words) => [words, 'none'] as const),
]);
/** A title is in this upper share of the page, beside at most this many other words. */
const upperPart = 0.4;
const maxWordsBeside = 3;
const otherWeights = { register: 48, headline: 24, title: 16, letter: 8, sign: 4 };
/** Lines at the top of the document that may hold its title. */
const headlines = 6;
const maxHeadlineWords = 6;
/** Minimum weight of the signs that belong to one type only. */
const minOwnWeight = 2.4;
/** Minimum total weight of a recognised type. */
const minWeight = 7;
/** Weight factor of a sign in the head of the first page, or anywhere on a card. */
const headFactor = 1.6;
/** Weight factor of a repeated sign. */
const repeatShare = 0.15;
/** Occurrences of a phrase that count; later ones are rows of a table. */
const maxRepeats = 4;
/** Share of a page that is its head when it has many lines. */
const headShare = 0.15;
/** Minimum likeness of a phrase of other papers. */
const minOtherLikeness = 0.9;
/** Confidence at a tie, its gain per lead over the second type, and its share when few phrases were found. */
const confidenceOf = { tie: 0.35, lead: 2.4, little: 0.6 };

/** Classifies a document by the phrases of each type. */
export function classify(pages: Page[]): Classification {
  const lines = readLines(pages);
  const weights = new Map<DocumentType, number>();
  const own = new Map<DocumentType, number>();
  const seen = new Map<string, number>();
  const others = weighOthers(lines);
  const isSmall = hasFewWords(lines);
  const page = { lines, isSmall, isCard: isSmall && !hasAmounts(lines) && others < otherWeights.headline };
  for (const hit of findPhrases(lines, phrases)) addHit(hit, page, { weights, own }, seen);
  for (const [type, weight] of weighByTopics(lines)) addWhole(type, weight, { weights, own });
  addWeight('PAYSLIP', weighContributions(lines), { weights, own });
  if (isLetter(lines)) weights.delete('COMPANY_ID');
  const ranked = [...weights]
    .filter(([type]) => (own.get(type) ?? 0) >= minOwnWeight)
    .sort(([, one], [, other]) => other - one);
  const [best, second] = ranked;
  const against = others + (best ? weighAgainst(best[0], lines) : 0);
  if (!best || best[1] < minWeight || against >= best[1])
    return {
      fileType: 'OTHERS',
      confidence: rateOthers(Math.max(0, (best?.[1] ?? 0) - against)),
      isOther: others >= otherWeights.title,
    };
  const lead = best[1] / (best[1] + Math.max(second?.[1] ?? 0, against));
  const amount = Math.min(1, best[1] / (minWeight * 2));
  const confidence =
    100 *
    Math.min(1, (lead - 0.5) * confidenceOf.lead + confidenceOf.tie) *
    (confidenceOf.little + (1 - confidenceOf.little) * amount);
  return { fileType: best[0], confidence: Math.round(Math.min(99, confidence)) };
}

type Weights = Map<DocumentType, number>;

/** Takes the larger of the document's weight and its phrases' weight; adding them would count phrases twice. */
function addWhole(type: DocumentType, weight: number, { weights, own }: { weights: Weights; own: Weights }): void {
  if (weight < minWeight) return;
  for (const sums of [weights, own]) sums.set(type, Math.max(weight, sums.get(type) ?? 0));
}

function addHit(
  { meanings, tokens, phrase, likeness }: Hit<TypeSign>,
  { lines, isSmall, isCard }: { lines: readonly Line[]; isSmall: boolean; isCard: boolean },
  { weights, own }: { weights: Weights; own: Weights },
  seen: Map<string, number>,
): void {
  const { line } = tokens[0]!;
  const isHead =
    line.page === lines[0]!.page && (line.number < Math.max(headlines, lines.length * headShare) || isSmall);
  const count = seen.get(phrase) ?? 0;
  seen.set(phrase, count + 1);
  const factor = likeness ** 2 * (isHead ? headFactor : 1) * (count === 0 ? 1 : count < maxRepeats ? repeatShare : 0);
  for (const { type, weight, isShared, isOfCard } of meanings) {
    if ((isOfCard && !isCard) || (type === 'GOVERNMENT_ID' && isInSentence(tokens[0]!))) continue;
    weights.set(type, (weights.get(type) ?? 0) + weight * factor);
    if (!isShared) own.set(type, (own.get(type) ?? 0) + weight * factor);
  }
}

function addWeight(type: DocumentType, weight: number, { weights, own }: { weights: Weights; own: Weights }): void {
  for (const sums of [weights, own]) sums.set(type, (sums.get(type) ?? 0) + weight);
}

/**
 * True for an agency inside a sentence, which is not the issuer: accreditation with the Professional Regulation
 * Commission.
 */
function isInSentence({ line, index }: Token): boolean {
  return /^(?:the|a|an|his|her|with|for|from|by|to)$/.test(line.tokens[index - 1]?.text ?? '');
}

function isBill(type: DocumentType): boolean {
  return type === 'ELECTRICITY_BILL' || type === 'WATER_BILL' || type === 'TELCO_BILL';
}

function weighAgainst(type: DocumentType, lines: readonly Line[]): number {
  if (isBill(type)) return weighAgainstBill(lines);
  if (type === 'COMPANY_ID') return isOfStudent(lines) ? otherWeights.headline : 0;
  return type === 'EMPLOYMENT_CERTIFICATE' && isAddressedToSubject(lines) ? otherWeights.headline : 0;
}

const closing = /^(?:very truly|truly|respectfully|sincerely|gumagalang)\b/i;
const money = /\d[.,]\d{2}\b|(?:₱|php?|\bp)\s?\d/i;

/** Bills are rarely signed like letters and never lack an amount. */
function weighAgainstBill(lines: readonly Line[]): number {
  const texts = lines.map(({ tokens }) => joinWords(tokens));
  if (!texts.some((text) => money.test(text))) return otherWeights.headline;
  return texts.some((text) => closing.test(text)) ? otherWeights.letter : 0;
}

/** Maximum number of words on a card; all of it counts as head. */
const wordsOfCard = 80;

function hasFewWords(lines: readonly Line[]): boolean {
  return lines.reduce((sum, { tokens }) => sum + tokens.length, 0) <= wordsOfCard;
}

function hasAmounts(lines: readonly Line[]): boolean {
  return lines.some(({ tokens }) => tokens.some(({ text }) => /\d\.\d{2}\)?[.,;]?$/.test(text)));
}

/** Weight of the evidence for another kind of document: its title and phrases. */
function weighOthers(lines: readonly Line[]): number {
  const isCalled = lines.slice(0, headlines).some(isOtherHeadline);
  const seen = new Set<string>(isCalled ? ['title'] : []);
  let weight = isCalled ? otherWeights.headline : 0;
  for (const { phrase, tokens, meanings, likeness } of findPhrases(lines, otherPhrases)) {
    const [kind] = meanings;
    if (likeness < minOtherLikeness || kind === 'none' || (kind === 'title' && !isTitle(tokens, lines))) continue;
    const name = kind === 'title' ? 'title' : phrase;
    if (!seen.has(name)) weight += otherWeights[kind === 'title' && isHeadline(tokens, lines) ? 'headline' : kind!];
    seen.add(name);
  }
  return weight + (isRegister(lines) ? otherWeights.register : 0);
}

/** Words that negate the title beside them or belong to a longer title. */
const otherTitleWord = /^(?:not|hindi|employment|empleyo)$/i;

/** True for a title: few words beside it, in the upper part of the first page. */
function isTitle(tokens: readonly Token[], lines: readonly Line[]): boolean {
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  if (first.line.page !== lines[0]!.page || first.line.number > Math.max(5, lines.length * upperPart)) return false;
  const segment = first.line.tokens.filter(({ segment: number }) => number === first.segment);
  const beside = segment.filter((token) => !tokens.includes(token));
  if (/:$/.test(last.text) || isNumberOfOffice(last) || beside.some(({ text }) => otherTitleWord.test(text)))
    return false;
  return beside.filter(({ folded }) => folded !== '').length <= maxWordsBeside;
}

/** Words for a contract, which never stand beside a brand on a bill. */
const contractWords = /\b(?:application|agreement|contract)\b/i;

/** True for the school's own number in a letterhead: "School ID 404883". */
function isNumberOfOffice({ text, line, index }: Token): boolean {
  return /^id$/i.test(text) && /^\d/.test(line.tokens[index + 1]?.text ?? '');
}

/** True for a title alone at the top, or a contract title with a name beside it. */
function isHeadline([first, ...more]: readonly Token[], lines: readonly Line[]): boolean {
  const { line } = first!;
  const words = line.tokens.filter(({ folded }) => folded !== '');
  return (
    line.number - lines[0]!.number < headlines &&
    (words.length === more.length + 1 || more.concat(first!).some(({ text }) => contractWords.test(text)))
  );
}

/** True for a short capitalised line that ends with a kind of document that is not read. */
function isOtherHeadline({ tokens }: Line): boolean {
  const words = tokens.filter(({ folded }) => folded !== '');
  const isCapital = /^\P{L}*\p{Lu}/u.test(words[0]?.text ?? '');
  return words.length <= maxHeadlineWords && isCapital && otherHeadline.test(joinWords(words));
}

function rateOthers(weight: number): number {
  return Math.round(95 - (45 * weight) / minWeight);
}
