import { beginsAt } from '../../layout/alignment.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import type { Region } from './regions.ts';

/** Maximum gap between lines of one value, in line heights. */
const farBelow = 1.1;
/** Maximum overlap with the line above, in line heights; more is the same line. */
const maxOverlapHeights = 0.5;
/** Maximum step between lines below a label, relative to the step from the label to the first line. */
const sharedGap = 1.3;
/** Tolerance for a larger step to the next line, in line heights. */
const leeway = 0.35;
/** Maximum step between closely set lines, in line heights. */
const closeSteps = 1.9;

/** Minimum horizontal gap to another column for a line without its own label, in line heights. */
const maxGapBesideHeights = 6;
/** Same as `maxGapBesideHeights`, for a value below its label. */
const maxGapBelowHeights = 2.5;

/** Minimum distance from label to value, in line heights, at which the value counts as right-aligned. */
const flushRight = 4;

/**
 * The continuation lines of a value: below it with the same left edge, right edge or centre and an even line step,
 * until something else starts in the label's column.
 */
export function continuation(
  { tokens, own, direction, rest, others }: Pick<Region, 'tokens' | 'own' | 'direction' | 'rest' | 'others'>,
  lines: readonly Line[],
  inLabel: ReadonlySet<Token>,
  max: number,
): Token[][] {
  if (rest) return rest.slice(0, max);
  const added: Token[][] = [];
  const first = tokens[0]!;
  const { line: start } = first;
  const isFlush = direction === 'right' && first.left - rightOf(own) > start.height * flushRight;
  let step: number | null = direction === 'below' ? stepFromLabel(tokens, own) : null;
  for (const line of lines.slice(start.number + 1)) {
    const last = added.at(-1) ?? tokens;
    const height = Math.max(heightOf(last), 1);
    if (added.length >= max || line.page !== start.page || line.top - footOf(last) > start.height * farBelow * 2) break;
    const segment = segmentsOf(line).find((other) =>
      isUnder(last, other, Math.max(start.height, line.height), isFlush),
    );
    if (!segment) {
      if (crosses(line, last)) break;
      continue;
    }
    const gap = headOf(segment) - footOf(last);
    if (gap < -height * maxOverlapHeights) continue;
    const taken = baseOf(segment) - baseOf(last);
    if (gap > Math.max(height, heightOf(segment)) * farBelow) break;
    if (step !== null && taken > step + height * leeway) break;
    if (others?.has(segment[0]!) || (own.size > 0 && !isUnit(tokens) && isOtherStyle(tokens, segment))) break;
    if (followsLabel(segment[0]!, inLabel, { own, direction })) break;
    const isLabel = own.size === 0 && segment.every((token) => inLabel.has(token));
    const isWord = isWordOfValue(segment, direction, taken) || isEndOfPeriod(segment, direction);
    if (isLabel || (segment.some((token) => inLabel.has(token)) && !isWord)) break;
    if (direction === 'right' && startsRow(segment[0]!, first, own)) break;
    added.push(segment);
    step = taken;
  }
  return added;
}

/** True when the text has another font or size; a picture has no fonts, so letter heights decide. */
function isOtherStyle(one: readonly Token[], other: readonly Token[]): boolean {
  const [style, next] = [one[0]!.word.style, other[0]!.word.style];
  if (style !== undefined && next !== undefined) return style !== next;
  return sizeOf(one) > sizeOf(other) * otherSize;
}

/** Ratio of letter heights at which text belongs to another value. */
const otherSize = 1.4;

function sizeOf(tokens: readonly Token[]): number {
  return tokens.map(({ top, bottom }) => bottom - top).sort((one, other) => one - other)[tokens.length >> 1]!;
}

/** True for label words that are part of the value: close below it and last on their line. */
function isWordOfValue(segment: readonly Token[], direction: Region['direction'], step: number): boolean {
  const last = segment.at(-1)!;
  const isLast = last.index === last.line.tokens.length - 1;
  return direction === 'right' && isLast && !/:$/.test(last.text) && step < heightOf(segment) * closeSteps;
}

/** True for the second day of a period below the first: to 05-31-2025. */
function isEndOfPeriod([first, second]: readonly Token[], direction: Region['direction']): boolean {
  return direction === 'below' && /^(?:to|until|hanggang)$/i.test(first!.text) && /^\d/.test(second?.text ?? '');
}

function rightOf(own: ReadonlySet<Token>): number {
  return own.size === 0 ? Number.POSITIVE_INFINITY : Math.max(...[...own].map(({ right }) => right));
}

function headOf(tokens: readonly Token[]): number {
  return Math.min(...tokens.map(({ top }) => top));
}

function footOf(tokens: readonly Token[]): number {
  return Math.max(...tokens.map(({ bottom }) => bottom));
}

/** Median bottom edge: robust against descenders and single oversized boxes. */
function baseOf(tokens: readonly Token[]): number {
  return tokens.map(({ bottom }) => bottom).sort((one, other) => one - other)[tokens.length >> 1]!;
}

function heightOf(tokens: readonly Token[]): number {
  return footOf(tokens) - headOf(tokens);
}

/** Maximum offsets of the right edges, and of both edges together, in line heights. */
const maxEdgeOffset = 0.6;
const maxMiddleOffset = 0.8;

function isUnder(upper: readonly Token[], lower: readonly Token[], height: number, isFlush: boolean): boolean {
  const mark = markBefore(upper[0]!);
  if (mark && beginsAt(mark.left, lower[0]!, height)) return true;
  const left = lower[0]!.left - upper[0]!.left;
  const right = lower.at(-1)!.right - upper.at(-1)!.right;
  return (
    beginsAt(upper[0]!.left, lower[0]!, height) ||
    (Math.abs(right) < height * maxEdgeOffset && (left > 0 || isFlush || isUnit(upper))) ||
    (Math.abs(left + right) < height * maxMiddleOffset && left > 0)
  );
}

/** The colon before a column of values; continuation lines may align with it. */
function markBefore({ line, index, segment }: Token): Token | null {
  const before = line.tokens[index - 1];
  return before && before.segment === segment && /^[:\-–]$/.test(before.text) ? before : null;
}

/** True for a currency alone on its line, with a wider amount below. */
function isUnit(tokens: readonly Token[]): boolean {
  return tokens.length === 1 && /^(?:php|₱|p|pesos?)$/i.test(tokens[0]!.text);
}

function crosses(line: Line, tokens: readonly Token[]): boolean {
  return line.tokens.some((token) => token.left < tokens.at(-1)!.right && token.right > tokens[0]!.left);
}

/** Maximum step from the first line to the next, derived from the step between label and value. */
function stepFromLabel(tokens: readonly Token[], own: ReadonlySet<Token>): number {
  return (baseOf(tokens) - baseOf([...own])) * sharedGap;
}

/** True when the text left of a line is its own label, unless that text stands left of the value's label. */
function followsLabel(
  token: Token,
  inLabel: ReadonlySet<Token>,
  { own, direction }: Pick<Region, 'own' | 'direction'>,
): boolean {
  const before = token.line.tokens.slice(0, token.index).findLast(({ text }) => /[\p{L}\d]/u.test(text));
  // Values above their labels end at the row of labels.
  if (direction === 'above' || before === undefined || own.has(before)) return false;
  const isFurther =
    own.size > 0 && direction === 'right'
      ? before.right < Math.min(...[...own].map(({ left }) => left))
      : token.left - before.right > token.line.height * (own.size > 0 ? maxGapBelowHeights : maxGapBesideHeights);
  return !isFurther && (inLabel.has(before) || /:$/.test(before.text));
}

/** True when other text starts in the label's column, so the line belongs to that text. */
function startsRow(token: Token, first: Token, own: ReadonlySet<Token>): boolean {
  if (own.size === 0) return false;
  const from = Math.min(...[...own].map(({ left }) => left)) - token.line.height;
  const ends = Math.max(...[...own].map(({ right }) => right));
  const isBeside = first.left > ends;
  return (
    isBeside && token.line.tokens.some((other) => other.left > from && other.right < token.left && !own.has(other))
  );
}
