import type { Token } from '../layout/lines.ts';
import type { Slot } from '../lexicon/slot.ts';
import { looksLikeCompany } from '../values/parse-text.ts';
import { createDirections } from './directions.ts';
import { headsPart, type Label } from './label.ts';
import { rateColumn, ratePeriodColumn } from './money-columns.ts';
import { rateName } from './name-rows.ts';
import { findPairedRegions } from './paired-labels.ts';
import { parseSlot, type SlotValue, type Surroundings } from './parse-slot.ts';
import { rateParty } from './parties.ts';
import { type Region, regionsAbove, regionsBelow, regionsRight } from './regions.ts';

/** One value for one slot, and how likely it is the right one. */
export interface Candidate extends SlotValue {
  slot: Slot;
  label: Label;
  direction: Region['direction'];
  /** 0–1 */
  score: number;
}

const weakLabel = 0.6;
/** The last word of a heading names no words above it. */
const sureAbove = 0.5;
/** An amount without cents among amounts with them was cut off. */
const withoutCents = 0.35;
const centsEnd = /[.,]\d{2}\D*$/;

const leastAge = 14;
const ofChild = 0.3;
const leastBirth = 0.3;

/** Of two days of birth the later one by so many years is that of a child. */
function withoutChildren(candidates: Candidate[]): Candidate[] {
  const births = candidates.filter(({ slot, score }) => slot.name === 'dateOfBirth' && score > leastBirth);
  const earliest = Math.min(...births.map(yearOf));
  return candidates.map((each) => {
    const isChild = each.slot.name === 'dateOfBirth' && yearOf(each) - earliest >= leastAge;
    return isChild ? { ...each, score: each.score * ofChild } : each;
  });
}

function yearOf({ value }: Candidate): number {
  return Number(String(value).slice(0, 4));
}

/** What a total alone is worth beside an amount that is said to be due. */
const loneTotal = 0.6;
const onlyTotal = /^(?:grand |sub)?(?:total|kabuuan|suma)(?: (?:amount|bill|billing))?\W*$/i;

/** A total without another word gives way to what is said to be due: discounts, penalties and arrears come between. */
function withoutTotals(candidates: Candidate[]): Candidate[] {
  const isTotal = ({ slot, label }: Candidate) =>
    slot.name === 'dueAmount' && onlyTotal.test(label.tokens.map(({ text }) => text).join(' '));
  const isDue = candidates.some(
    (each) => each.slot.name === 'dueAmount' && each.score > sureLabel && !isTotal(each) && each.tokens.length > 0,
  );
  return isDue
    ? candidates.map((each) => (isTotal(each) ? { ...each, score: each.score * loneTotal } : each))
    : candidates;
}

const sureLabel = 0.5;

/** What may name a person or the first name names the person where no label asks for a surname. */
function withoutFirstNames(labels: readonly Label[]): Label[] {
  const names = (label: Label, name: Slot['name']) => label.meanings.some(({ slot }) => slot.name === name);
  if (labels.some((label) => label.quality > sureLabel && names(label, 'lastName'))) return [...labels];
  return labels.map((label) => {
    const whole = label.meanings.filter(({ slot }) => slot.name !== 'firstName');
    return whole.some(({ slot }) => slot.kind === 'person') ? { ...label, meanings: whole } : label;
  });
}

/** A value goes on no further than to the cell that is centred beside another label. */
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

/** Every value that may belong to a label, right of it, below it or above it. */
export function findCandidates(listed: readonly Label[], around: Surroundings): Candidate[] {
  const labels = withoutFirstNames(listed);
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
    // Under a label and its day stands the amount that is due then.
    if (region.direction === 'below' && !label.endsSegment && slot.kind !== 'money') return 0;
    return label.quality * rateDirection(label, region.direction) * rateOwner(label, slot);
  };
  const all = placed.flatMap(({ label, regions }) =>
    label.meanings.flatMap(({ slot, isWeak }) => {
      const found = regions.flatMap((region) =>
        parseSlot(slot.kind, region, around).map((parsed, place): Candidate => {
          const fit = parsed.quality * region.nearness * ratePlace(slot, region, parsed, place, around);
          const score = fit * rate(slot, label, region) * (isWeak ? weakLabel : 1) * rateKind(slot, parsed);
          return { ...parsed, slot, label, direction: region.direction, score };
        }),
      );
      return withoutParts(found);
    }),
  );
  return withoutTotals(withoutChildren(all));
}

/** Who works for somebody is a person. */
const companyAsPerson = 0.2;
/** How parts of companies end. */
const part = /\b(?:office|department|dept|division|section|unit|branch|warehouse|plant)\.?$/i;

function rateKind({ name }: Slot, { value }: SlotValue): number {
  const text = String(value);
  return name === 'employeeName' && (looksLikeCompany(text) || part.test(text)) ? companyAsPerson : 1;
}

/** A part of a value is no value of its own. */
function withoutParts(candidates: Candidate[]): Candidate[] {
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

/** Whether anything beside a text is a value of what it may name; else it is no label. */
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

/** The first of several values counts most, but for amounts under a heading that says otherwise. */
function ratePlace(slot: Slot, region: Region, parsed: SlotValue, place: number, around: Surroundings): number {
  const isFirst = distanceTo(region.tokens, parsed.tokens[0]!) <= 1 || slot.kind === 'money';
  const later = 0.85 ** place * (isFirst ? 1 : 0.9);
  if (slot.kind === 'person' || slot.kind === 'company') return later * rateName(region, parsed.tokens, around.lines);
  if (slot.kind === 'date' || slot.kind === 'period') return later * ratePeriodColumn(parsed.tokens, around.lines);
  if (slot.kind !== 'money' && slot.kind !== 'quantity') return later;
  if (slot.kind === 'money' && region.direction === 'right' && isBehindOther(region.tokens, parsed.tokens[0]!))
    return later * ofOther;
  const isCut = slot.kind === 'money' && around.hasCents && !parsed.tokens.some(({ text }) => centsEnd.test(text));
  return later * rateColumn(parsed.tokens, around.lines) * (isCut ? withoutCents : 1);
}

/** An amount whose cell is named by other words, behind a number in the label's own cell. */
const ofOther = 0.3;

function isBehindOther(tokens: readonly Token[], amount: Token): boolean {
  const before = tokens.slice(0, tokens.indexOf(amount));
  const number = before.findIndex(({ text }) => /^\d[\d,.]*$/.test(text));
  const words = before.slice(number + 1).filter(({ text }) => /^\p{L}{3,}/u.test(text));
  return number >= 0 && words.length > 0 && words[0]!.segment > before[number]!.segment;
}

function distanceTo(tokens: readonly Token[], token: Token): number {
  return tokens.indexOf(token);
}
