import type { Token } from '../layout/lines.ts';
import type { Slot } from '../lexicon/slot.ts';
import { createDirections } from './directions.ts';
import type { Label } from './label.ts';
import { rateColumn } from './money-columns.ts';
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

/** Every value that may belong to a label, right of it, below it or above it. */
export function findCandidates(labels: readonly Label[], around: Surroundings): Candidate[] {
  const placed = labels.map((label) => {
    const paired = findPairedRegions(label, labels, (whole) => findRegions(whole, around));
    return { label, regions: paired ?? findRegions(label, around) };
  });
  const rateDirection = createDirections(placed, around);
  const rateOwner = rateParty(labels, around.lines);
  const rate = (slot: Slot, label: Label, region: Region): number => {
    if (slot.kind === 'words' && region.direction === 'above' && label.quality < sureAbove) return 0;
    return label.quality * rateDirection(label, region.direction) * rateOwner(label, slot);
  };
  return placed.flatMap(({ label, regions }) =>
    label.meanings.flatMap(({ slot, isWeak }) => {
      const found = regions.flatMap((region) =>
        parseSlot(slot.kind, region, around).map((parsed, place): Candidate => {
          const fit = parsed.quality * region.nearness * ratePlace(slot, region, parsed, place, around);
          const score = fit * rate(slot, label, region) * (isWeak ? weakLabel : 1);
          return { ...parsed, slot, label, direction: region.direction, score };
        }),
      );
      return withoutParts(found);
    }),
  );
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
  if (slot.kind !== 'money' && slot.kind !== 'quantity') return later;
  const isCut = slot.kind === 'money' && around.hasCents && !parsed.tokens.some(({ text }) => centsEnd.test(text));
  return later * rateColumn(parsed.tokens, around.lines) * (isCut ? withoutCents : 1);
}

function distanceTo(tokens: readonly Token[], token: Token): number {
  return tokens.indexOf(token);
}
