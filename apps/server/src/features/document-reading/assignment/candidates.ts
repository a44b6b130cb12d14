import { foldWord } from '../layout/fold-text.ts';
import { firstSegment, type Token } from '../layout/lines.ts';
import { givenNames } from '../lexicon/given-names.ts';
import { job } from '../lexicon/letter-words.ts';
import type { Slot } from '../lexicon/slot.ts';
import { namesOrganisation } from '../values/organisation.ts';
import { careOfPattern } from '../values/parse-text.ts';
import { type Candidate, laterFactor } from './candidate.ts';
import { rateColumn, ratePeriodColumn } from './columns/money-columns.ts';
import { headsPart, type Label } from './labels/label.ts';
import { findPairedRegions } from './labels/paired-labels.ts';
import { lowerUnlikelyCandidates, sureLabel } from './lower-unlikely-candidates.ts';
import { rateName } from './name-rows.ts';
import { parseSlot } from './parse-slot.ts';
import { rateParty } from './parties.ts';
import { createDirections } from './places/directions.ts';
import { type Region, regionsAbove, regionsBelow, regionsRight } from './places/regions.ts';
import type { SlotValue, Surroundings } from './places/surroundings.ts';

const weakLabelFactor = 0.6;
/** Score factor for a value with other words before it in its region. */
const notFirstFactor = 0.9;
/** Score factor for a care-of label ("c/o") used as the account holder. */
const careOfFactor = 0.4;
/** Minimum label quality for taking words above a label; the last word of a heading is not such a label. */
const sureAbove = 0.5;
/** Score factor for an amount without cents when the document prints cents: the end was cut off. */
const noCentsFactor = 0.35;
const centsEnd = /[.,]\d{2}\D*$/;

/** Treats a person or first-name label as the full name unless another label asks for the surname. */
function dropFirstNameMeanings(labels: readonly Label[]): Label[] {
  const names = (label: Label, name: Slot['name']) => label.meanings.some(({ slot }) => slot.name === name);
  if (labels.some((label) => label.quality > sureLabel && names(label, 'lastName'))) return [...labels];
  return labels.map((label) => {
    const whole = label.meanings.filter(({ slot }) => slot.name !== 'firstName');
    return whole.some(({ slot }) => slot.kind === 'person') ? { ...label, meanings: whole } : label;
  });
}

/** Keeps middle-name labels only when a first- or last-name label exists. */
function dropOrphanNameParts(labels: readonly Label[]): Label[] {
  const names = ({ meanings, quality }: Label, name: Slot['name']) =>
    quality > sureLabel && meanings.some(({ slot }) => slot.name === name);
  if (labels.some((label) => names(label, 'firstName') || names(label, 'lastName'))) return [...labels];
  return labels.filter(({ meanings }) => meanings.some(({ slot }) => slot.name !== 'middleName'));
}

/** Stops a value before the cells that are centred beside other labels. */
function apartFromCells(placed: { label: Label; regions: Region[] }[]): { label: Label; regions: Region[] }[] {
  const cells = placed.flatMap(({ label, regions }) =>
    regions.flatMap(({ rest, tokens }) => (rest ? [{ label, tokens: [tokens, ...rest].flat() }] : [])),
  );
  if (cells.length === 0) return placed;
  return placed.map(({ label, regions }) => {
    const others = new Set(cells.filter((cell) => cell.label !== label).flatMap(({ tokens }) => tokens));
    return { label, regions: regions.map((region) => ({ ...region, others })) };
  });
}

/** Lists every candidate value right of, below or above each label. */
export function findCandidates(listed: readonly Label[], around: Surroundings): Candidate[] {
  const labels = dropFirstNameMeanings(dropOrphanNameParts(listed));
  const placed = apartFromCells(
    labels.map((label) => {
      const paired = findPairedRegions(label, labels, (whole) => findRegions(whole, around));
      return { label, regions: paired ?? findRegions(label, around) };
    }),
  );
  const rateDirection = createDirections(placed, around);
  const rateOwner = rateParty(labels, around.lines);
  const rate = (slot: Slot, label: Label, region: Region): number => {
    if (slot.kind === 'words' && region.direction === 'above' && label.quality < sureAbove) return 0;
    // Words follow the label in its segment (a due date, for example), so only an amount may stand below.
    if (region.direction === 'below' && !label.endsSegment && slot.kind !== 'money') return 0;
    return label.quality * rateDirection(label, region.direction) * rateOwner(label, slot);
  };
  const all = placed.flatMap(({ label, regions }) =>
    label.meanings.flatMap(({ slot, isWeak }) => {
      const found = regions.flatMap((region) =>
        parseSlot(slot.kind, region, around).map((parsed, place): Candidate => {
          const fit = parsed.quality * region.nearness * ratePlace(slot, region, parsed, place, around);
          const score = fit * rate(slot, label, region) * rateLabel(label, isWeak) * rateKind(slot, parsed);
          return { ...parsed, slot, label, direction: region.direction, score };
        }),
      );
      return dropNameParts(found);
    }),
  );
  return lowerUnlikelyCandidates(all);
}

/** An employee is a person, so a company name scores less. */
const companyAsPerson = 0.2;
/** Confidentiality markings of the document; "classified" looks like a job status. */
const confidentialityMark = /^(?:confidential|internal|public|restricted|private|secret)\b/i;
/** Text that continues a sentence, so the label before it was only a word. */
const sentenceContinuation = /^(?:(?:he|she|they|which|that|held|was|is|as|of)\s|ika-?\d|\d+\s)/;
/** OCR reads a seal or stamp as one letter, which is never a name. */
const oneLetter = /^\p{L}\.?$/u;
/** Endings of the names of offices and departments. */
const part = /\b(?:office|department|dept|division|section|unit|branch|warehouse|plant)\.?$/i;

function rateLabel({ phrase }: Label, isWeak: boolean): number {
  if (!isWeak) return 1;
  return careOfPattern.test(phrase) ? careOfFactor : weakLabelFactor;
}

function rateKind({ name }: Slot, { value }: SlotValue): number {
  const text = String(value);
  if (name === 'employmentStatus' && confidentialityMark.test(text)) return 0;
  if (name === 'position' && sentenceContinuation.test(text)) return 0;
  if ((name === 'firstName' || name === 'lastName') && oneLetter.test(text)) return 0;
  if (name === 'name' && isJob(text)) return 0;
  const isWorker = name === 'employeeName' || name === 'name';
  return isWorker && (namesOrganisation(text) || part.test(text)) ? companyAsPerson : 1;
}

/** A job title without a given name: Bus Driver. */
function isJob(text: string): boolean {
  return job.test(text) && !text.split(/\s/).some((word) => givenNames.has(foldWord(word)));
}

/** Drops a candidate whose words are all part of a longer candidate that scores at least as high. */
function dropNameParts(candidates: Candidate[]): Candidate[] {
  return candidates.filter(
    ({ tokens, score }) =>
      !candidates.some(
        (whole) =>
          whole.tokens.length > tokens.length &&
          whole.score >= score &&
          tokens.every((token) => whole.tokens.includes(token)),
      ),
  );
}

/** True when a text beside the word parses as a value; otherwise the word is not a label. */
export function namesValue(label: Label, around: Surroundings): boolean {
  const regions = findRegions(label, around);
  return label.meanings.some(({ slot }) => regions.some((region) => parseSlot(slot.kind, region, around).length > 0));
}

function findRegions(label: Label, { lines, inLabel }: Surroundings): Region[] {
  if (headsPart(label) && label.meanings.every(({ slot }) => slot.name === 'other')) return [];
  return [
    ...regionsRight(label, lines, inLabel),
    ...regionsBelow(label, lines, inLabel),
    ...regionsAbove(label, lines, inLabel),
  ];
}

/** Minimum number of words between a label and a number that make it part of a sentence. */
const wordsOfSentence = 4;
const toldByWordsFactor = 0.5;

/** Rates a value by its column and by its rank and distance in the region (amounts by rank only). */
function ratePlace(slot: Slot, region: Region, parsed: SlotValue, place: number, around: Surroundings): number {
  const isFirst = distanceTo(region.tokens, parsed.tokens[0]!) <= 1 || slot.kind === 'money';
  const isOfOther = slot.kind === 'code' && (isTold(region.tokens, parsed.tokens[0]!) || isAmidWords(region, parsed));
  const told = isOfOther ? toldByWordsFactor : 1;
  const later = laterFactor ** place * (isFirst ? 1 : notFirstFactor) * told;
  if (slot.kind === 'person' || slot.kind === 'company') return later * rateName(region, parsed.tokens, around.lines);
  if (slot.kind === 'date' || slot.kind === 'period') return later * ratePeriodColumn(parsed.tokens, around.lines);
  if (slot.kind !== 'money' && slot.kind !== 'quantity') return later;
  if (slot.kind === 'money' && region.direction === 'right' && followsOther(region.tokens, parsed.tokens[0]!))
    return later * otherAmountFactor;
  const isCut = slot.kind === 'money' && around.hasCents && !parsed.tokens.some(({ text }) => centsEnd.test(text));
  // The previous reading stands in a column headed "previous", so its column does not count against it.
  const column = slot.name === 'previousReading' ? 1 : rateColumn(parsed.tokens, around.lines);
  return later * column * (isCut ? noCentsFactor : 1);
}

/** True when enough words precede a number, in its line or the next, to make it part of a sentence. */
function isTold(tokens: readonly Token[], number: Token): boolean {
  const at = distanceTo(tokens, number);
  return (at < 0 ? firstSegment(tokens) : tokens.slice(0, at)).length >= wordsOfSentence;
}

/** True when a number stands between the words of another cell: GoPlan 1599 Monthly Fee. */
function isAmidWords({ direction, own, tokens: all }: Region, { tokens }: SlotValue): boolean {
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  const isInCell = ({ line, segment }: Token) => line === first.line && segment === first.segment;
  if (direction !== 'right' || [...own].some(isInCell)) return false;
  const words = all.filter((token) => isInCell(token) && /^\p{L}{3,}$/u.test(token.text));
  return words.some(({ index }) => index < first.index) && words.some(({ index }) => index > last.index);
}

/** Score factor for an amount that other words name, after a number in the label's own cell. */
const otherAmountFactor = 0.3;

function followsOther(tokens: readonly Token[], amount: Token): boolean {
  const before = tokens.slice(0, tokens.indexOf(amount));
  const number = before.findIndex(({ text }) => /^\d[\d,.]*$/.test(text));
  const words = before.slice(number + 1).filter(({ text }) => /^\p{L}{3,}/u.test(text));
  return number >= 0 && words.length > 0 && words[0]!.segment > before[number]!.segment;
}

function distanceTo(tokens: readonly Token[], token: Token): number {
  return tokens.indexOf(token);
}
