import type { Label } from '../labels/label.ts';
import { parseSlot } from '../parse-slot.ts';
import type { Region } from './regions.ts';
import type { Surroundings } from './surroundings.ts';
import { isApart } from './value-at-label-index.ts';

interface Placed {
  label: Label;
  regions: Region[];
}

/** Decay distance of a vote, in lines. */
const reach = 7;
/** Kinds of values with a format of their own. */
const typed = new Set([
  'date',
  'period',
  'span',
  'firstDay',
  'lastDay',
  'money',
  'quantity',
  'sss',
  'philHealth',
  'pagIbig',
  'tin',
  'phone',
  'email',
]);

/** Quality margin by which one side must fit better. */
const clearly = 0.1;
/** Vote of a label without a strictly formatted value that is much closer to the line above than to the one below. */
const closeVote = 0.5;
/** Minimum share of votes for reading values above their labels. */
const minAbove = 0.4;
/** Same, for labels with no text beside or below. */
const minOnlyAbove = 0.3;
/** Weight of a label's own closeness to the line above, in addition to its vote. */
const ownAbove = 1;
/** Votes for each side before any label has voted: most documents put values to the right. */
const priorVotes = { right: 1.2, below: 0.8 };
/** Weight of a vote from another page. */
const otherPageWeight = 0.1;
/** Rate of a direction without votes, what votes add, and their gain: five eighths of them add it all. */
const minRate = 0.55;
const votedRate = 0.45;
const shareGain = 1.6;
/** Maximum gap above a label that stands close to the line above, as a share of the gap below. */
const maxGapRatio = 0.6;
/** Score factor for the line below a label that is close under another line. */
const farBelow = 0.6;

type Side = Region['direction'];
interface Vote {
  label: Label;
  direction: Side;
  weight: number;
}

/**
 * Rates a direction for each label, 0–1. Documents keep one direction within a block, so labels whose value fits on
 * only one side vote for their neighbours.
 */
export function createDirections(placed: readonly Placed[], around: Surroundings) {
  const byShape = new Map(placed.map((each) => [each, voteByShape(each, around)]));
  const votes = placed.flatMap((each) => byShape.get(each) ?? voteByNearness(each));
  const closeAbove = new Set(placed.filter((each) => voteByNearness(each).length > 0).map(({ label }) => label));
  const onlyAbove = new Set(
    placed
      .filter((each) => hasOnlyAbove(each) || (isOfDay(each) && byShape.get(each)?.[0]?.direction === 'above'))
      .map(({ label }) => label),
  );
  const onBothSides = new Set(
    placed.filter(({ regions }) => regions.some(({ direction }) => direction === 'above')).map(({ label }) => label),
  );
  return (label: Label, direction: Side): number => {
    if (isCaption(label) && onBothSides.has(label)) return direction === 'above' ? 1 : 0;
    const sums = { ...priorVotes, above: closeAbove.has(label) ? ownAbove : 0 };
    for (const vote of votes) {
      // A label's own vote counts only for "above"; its values beside and below are rated by their format.
      if (vote.label === label && vote.direction !== 'above') continue;
      const linesApart = Math.abs(vote.label.line.number - label.line.number);
      const isSamePage = label.line.page === vote.label.line.page;
      sums[vote.direction] += vote.weight * (isSamePage ? Math.exp(-linesApart / reach) : otherPageWeight);
    }
    const share = sums[direction] / (sums.right + sums.below + sums.above);
    if (direction === 'above' && share < (onlyAbove.has(label) ? minOnlyAbove : minAbove)) return 0;
    const isFar = direction === 'below' && closeAbove.has(label);
    return (minRate + votedRate * Math.min(1, share * shareGain)) * (isFar ? farBelow : 1);
  };
}

/** True for a hint in brackets below its value: (Surname). */
function isCaption({ tokens, endsSegment }: Label): boolean {
  return endsSegment && tokens[0]!.text.startsWith('(') && /\)[.:]?$/.test(tokens.at(-1)!.text);
}

/** True for date labels, whose values are recognised by format. */
function isOfDay({ label }: Placed): boolean {
  return ['date', 'period', 'firstDay', 'lastDay'].includes(label.meanings[0]!.slot.kind);
}

function hasOnlyAbove({ regions }: Placed): boolean {
  return regions.length > 0 && regions.every(({ direction }) => direction === 'above');
}

/** Votes for the only side with a value of the right format, or the one that clearly fits better. */
function voteByShape({ label, regions }: Placed, around: Surroundings): Vote[] | null {
  const { slot } = label.meanings[0]!;
  if (!typed.has(slot.kind)) return null;
  const rated = regions.flatMap((region) =>
    parseSlot(slot.kind, region, around).map(({ quality }) => ({ direction: region.direction, quality })),
  );
  const best = Math.max(...rated.map(({ quality }) => quality));
  const sides = new Set(rated.filter(({ quality }) => quality > best - clearly).map(({ direction }) => direction));
  const [only] = sides;
  if (only && sides.size === 1) return [{ label, direction: only, weight: 1 }];
  return sides.has('above') && isCloseAbove({ label, regions }) ? [{ label, direction: 'above', weight: 1 }] : null;
}

/** Votes "above" for a label with nothing beside it that is much closer to the line above than to the one below. */
function voteByNearness(placed: Placed): Vote[] {
  return isCloseAbove(placed) ? [{ label: placed.label, direction: 'above', weight: closeVote }] : [];
}

function isCloseAbove({ label, regions }: Placed): boolean {
  const above = regions.findLast(({ direction }) => direction === 'above');
  if (!above || regions.some(({ direction }) => direction === 'right')) return false;
  const [below] = regions.filter(({ direction }) => direction === 'below');
  // A value right below the label beats the line above when that line is off to the side.
  if (below && isApart(above.tokens, label) && !isApart(below.tokens, label)) return false;
  const gapAbove = label.top - above.tokens[0]!.bottom;
  const gapBelow = below ? below.tokens[0]!.top - label.bottom : Number.POSITIVE_INFINITY;
  return gapAbove < gapBelow * maxGapRatio;
}
