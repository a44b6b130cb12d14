import { areAligned } from '../../layout/alignment.ts';
import { groupBy, type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { amountInCell } from '../columns/amount-in-cell.ts';
import { numbersAfter } from '../columns/numbers-after.ts';
import type { Label } from '../labels/label.ts';
import { findCentredCell } from './centred-cell.ts';
import { firstLineOfTwo } from './first-line-of-two.ts';
import {
  areLabelsElsewhere,
  hasLineAlone,
  isAlone,
  isRowOfLabels,
  placeInRow,
  valueAtLabelIndex,
} from './value-at-label-index.ts';

/** The text beside a label in one direction, where its value may be. */
export interface Region {
  direction: 'right' | 'below' | 'above';
  tokens: Token[];
  /** The words of the label itself. */
  own: ReadonlySet<Token>;
  /** 0–1, lower for distant and misaligned text. */
  nearness: number;
  /** Further lines of the value, when it is centred in its cell or begins above. */
  rest?: Token[][];
  /** Words of the cells centred beside other labels. */
  others?: ReadonlySet<Token>;
}

/** Maximum gap between a label and a value below it, in line heights. */
const farBelow = 2.6;
const maxLinesBelow = 2;
/** Maximum gap between a value and its label below it, in line heights. */
const farAbove = 1.6;
const maxLinesAbove = 3;
/** Maximum gap and height difference between lines of a value above its label, in letter heights. */
const closeLines = 1;
const maxHeightDifference = 0.15;
/** Nearness of the last line alone of such a value. */
const lastLineNearness = 0.94;
/** Maximum vertical overlap of a label and a line above or below it, in line heights. */
const maxOverlapHeights = 0.4;
/** Maximum gap of a value beside the label, beyond that of the nearest one, in line heights. */
const maxExtraGap = 4;
/** Nearness of each further line beside a label, and of the second line below one. */
const nextLineNearness = 0.97;
const secondLineNearness = 0.7;
/** Maximum offset of a shared edge, in line heights, and minimum shared width, as a share of the narrower text. */
const sameEdgeHeights = 1.5;
const minSharedWidth = 0.5;
/** Nearness of a value matched by its position in the row instead of its alignment. */
const countedNearness = 0.9;
/** Minimum vertical overlap of a line with the label beside it, as a share of the line height. */
const minBesideShare = 0.35;
/** Lines before and after those of the label whose words may still stand beside it. */
const linesBeside = 2;

/** The text from the label to the next label, on each line beside it. */
export function regionsRight(label: Label, lines: readonly Line[], inLabel: ReadonlySet<Token>): Region[] {
  const ownTokens = new Set(label.tokens);
  const beside = lines.slice(
    Math.max(0, label.line.number - linesBeside),
    label.tokens.at(-1)!.line.number + 1 + linesBeside,
  );
  const found = beside.flatMap((line) => {
    const shared = Math.min(line.bottom, label.bottom) - Math.max(line.top, label.top);
    const lastOwn = line.tokens.findLast((token) => ownTokens.has(token));
    if (line.page !== label.line.page || (!lastOwn && shared < line.height * minBesideShare)) return [];
    // Text that begins left of the label's right edge stands under it, not beside it.
    const isBeside = ({ segment }: Token) => line.tokens.find((token) => token.segment === segment)!.left > label.right;
    const rest = line.tokens.filter((token) => (lastOwn ? token.index > lastOwn.index : isBeside(token)));
    const end = rest.findIndex((token) => inLabel.has(token));
    const free = end < 0 ? rest : rest.slice(0, end - Number(isNumberOfNext(rest, end)));
    const tokens = skipHints(untilTitled(free));
    return tokens.length > 0 ? [{ tokens, gap: tokens[0]!.left - label.right, isOwn: lastOwn !== undefined }] : [];
  });
  const isOneLine = label.tokens.every(({ line }) => line === label.line);
  const own = found.filter(({ isOwn, tokens }) => isOwn && !tokens.every(isSpeck));
  const eligible = isOneLine && own.length > 0 ? own : found;
  const nearest = Math.min(...eligible.map(({ gap }) => gap));
  const [first, ...rest] = findCentredCell(label, lines, inLabel) ?? [];
  const centred = first ? [{ direction: 'right' as const, tokens: first, own: ownTokens, nearness: 1, rest }] : [];
  const inCell = new Set([first ?? [], ...rest].flat());
  const start = centred.length > 0 ? null : firstLineOfTwo(own[0]?.tokens ?? [], lines, inLabel);
  const before = start
    ? [{ direction: 'right' as const, tokens: start, own: ownTokens, nearness: 1, rest: [own[0]!.tokens] }]
    : [];
  return [
    ...centred,
    ...before,
    ...eligible
      .filter(
        ({ gap, tokens }) => gap <= Math.max(nearest, 0) + label.line.height * maxExtraGap && !inCell.has(tokens[0]!),
      )
      .map(({ tokens }, place) => ({
        direction: 'right' as const,
        tokens,
        own: ownTokens,
        nearness: nextLineNearness ** (place + centred.length + before.length),
      })),
  ];
}

/** Cuts before a cell that has its own label with a colon. */
function untilTitled(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(
    ({ line, text, index, segment }) => line.tokens[index - 1]?.segment !== segment && /\p{L}{2}:$/u.test(text),
  );
  return tokens.slice(0, end < 0 ? tokens.length : end);
}

/** True for a misread seal or thumb print beside a label. */
function isSpeck({ word, text }: Token): boolean {
  return word.confidence < minSpeckConfidence && text.length <= 2;
}

const minSpeckConfidence = 50;

const itemNumber = /^\d{1,2}[A-Z]?$/;

/** True for the item number of a form's next label, set apart from the value before it. */
function isNumberOfNext(rest: readonly Token[], end: number): boolean {
  const [before, number, next] = [rest[end - 2], rest[end - 1], rest[end]];
  if (!before || !number || !next || !itemNumber.test(number.text)) return false;
  return number.segment === next.segment && next.left - number.right < number.left - before.right;
}

/** The first lines below the label within its column. */
export function regionsBelow(named: Label, lines: readonly Line[], inLabel: ReadonlySet<Token>): Region[] {
  if (!named.endsSegment && !named.endsInDay) return [];
  const label = named.endsSegment ? named : { ...named, right: endOfSegment(named) };
  const regions: Region[] = [];
  const own = new Set(label.tokens);
  const column = columnOf(label);
  let { bottom } = label;
  for (const line of lines.slice(label.line.number + 1)) {
    if (line.page !== label.line.page || regions.length === maxLinesBelow) break;
    const cell = line.tokens.filter((token) => isWithin(token, column));
    const under = alignedPart(cell, label);
    // Ignores taller words elsewhere on the line.
    const here = under.length > 0 ? under : cell;
    const top = here.length > 0 ? Math.min(...here.map((token) => token.top)) : line.top;
    if (top < label.bottom - label.line.height * maxOverlapHeights) continue;
    if (top - bottom > Math.max(label.line.height, line.height) * farBelow) break;
    if (cell.length === 0 && !isRowOfLabels(label.line, inLabel)) continue;
    const counted = isRowOfLabels(label.line, inLabel)
      ? valueAtLabelIndex(line, label, 2)
      : placeInRow(line, label, inLabel);
    const aligned = counted.length > 0 && counted.every(({ text }) => /\d/.test(text)) ? counted : under;
    const inOrder = valueAtLabelIndex(line, label, isAlone(label) && regions.length === 0 ? 1 : 2);
    const other = inOrder.length > 0 || regions.length > 0 ? inOrder : amountInCell(cell, label);
    const tokens = toEnd(aligned.length > 0 ? aligned : other, label, inLabel);
    if (tokens.length === 0 && !hasLabelAcross(cell, label, inLabel)) continue;
    if (aligned.length === 0 && tokens.length > 0 && areLabelsElsewhere(tokens, label, inLabel)) continue;
    if (tokens.length === 0 || tokens.some((token) => inLabel.has(token))) break;
    const nearness = (regions.length === 0 ? 1 : secondLineNearness) * (aligned.length > 0 ? 1 : countedNearness);
    regions.push({ direction: 'below', tokens, own, nearness });
    const beyond = line.tokens.slice(tokens.at(-1)!.index + 1);
    if (isDayAlone(tokens) && hasLineAlone(label) && beyond.length > 0 && !beyond.some((token) => inLabel.has(token)))
      regions.push({ direction: 'below', tokens: beyond, own, nearness: nearness * beyondDay });
    bottom = line.bottom;
  }
  return regions;
}

/** True when another label alone on its line crosses the column: the text below belongs to that label. */
function hasLabelAcross(cell: readonly Token[], { left, right }: Label, inLabel: ReadonlySet<Token>): boolean {
  const [first] = cell;
  const isAcross = first !== undefined && first.left < right && cell.at(-1)!.right > left;
  return isAcross && first.line.tokens.length === cell.length && cell.every((token) => inLabel.has(token));
}

function endOfSegment(label: Label): number {
  const { segment: own } = lastInLine(label);
  return label.line.tokens.findLast(({ segment }) => segment === own)!.right;
}

/** The last word of a label in its first line; the label may continue on the next. */
function lastInLine({ line, tokens }: Label): Token {
  return tokens.findLast((token) => token.line === line)!;
}

/**
 * The text above a label that stands below its value, as on forms with a line to write on: from the first line of the
 * value, and its last line alone.
 */
export function regionsAbove(label: Label, lines: readonly Line[], inLabel: ReadonlySet<Token>): Region[] {
  if (!label.endsSegment) return [];
  const near = lines
    .slice(Math.max(0, label.line.number - maxLinesAbove), label.line.number)
    .filter(
      ({ page, bottom }) => page === label.line.page && bottom < label.top + label.line.height * maxOverlapHeights,
    )
    .filter(({ bottom, height }) => label.top - bottom <= Math.max(label.line.height, height) * farAbove)
    .toReversed();
  const column = columnOf(label);
  const aligned = near.map((line) =>
    alignedPart(
      line.tokens.filter((token) => isWithin(token, column)),
      label,
    ),
  );
  const tokens = aligned.find(({ length }) => length > 0) ?? (near[0] ? valueAtLabelIndex(near[0], label, 1) : []);
  if (tokens.length === 0 || tokens.some((token) => inLabel.has(token))) return [];
  const own = new Set(label.tokens);
  const first = firstLineOf(tokens, lines, inLabel);
  const single: Region = { direction: 'above', tokens: toEnd(tokens, label, inLabel), own, nearness: 1 };
  return first === tokens
    ? [single]
    : [
        { ...single, tokens: first },
        { ...single, nearness: lastLineNearness },
      ];
}

/** Adds the rest of the segment when only a stray mark or a hint beside the label ended the column. */
function toEnd(tokens: Token[], label: Label, inLabel: ReadonlySet<Token>): Token[] {
  const last = tokens.at(-1);
  const beside = label.line.tokens.find(({ index }) => index > lastInLine(label).index);
  if (!last || !beside || inLabel.has(beside) || !/^.$|[()]/u.test(beside.text)) return tokens;
  const { line, segment } = last;
  return [...tokens, ...line.tokens.filter((token) => token.segment === segment && token.index > last.index)];
}

/** Moves up from the last line of a value while lines of the same size stand close above. */
function firstLineOf(tokens: Token[], lines: readonly Line[], inLabel: ReadonlySet<Token>): Token[] {
  const { line } = tokens[0]!;
  const above = lines
    .slice(0, line.number)
    .findLast(({ page, bottom }) => page === line.page && bottom <= line.top + 1);
  if (!above) return tokens;
  const segment = segmentsOf(above).find((other) => areAligned(other, tokens, line.height, { left: 0.6, middle: 1 }));
  if (!segment || segment.some((token) => inLabel.has(token))) return tokens;
  const [first, over] = [tokens[0]!, segment[0]!];
  const height = first.bottom - first.top;
  const isClose = first.top - over.bottom <= height * closeLines;
  if (!isClose || Math.abs((over.bottom - over.top) / height - 1) > maxHeightDifference) return tokens;
  return firstLineOf(segment, lines, inLabel);
}

/** Nearness of an amount that follows a due date. */
const beyondDay = 0.85;

function isDayAlone(tokens: readonly Token[]): boolean {
  return /\d{4}[.,]?$/.test(tokens.at(-1)!.text) && !/\d\.\d{2}\b/.test(tokens.map(({ text }) => text).join(' '));
}

interface Column {
  left: number;
  right: number;
}

/** The column between the neighbouring texts of the label's line. */
function columnOf(label: Label): Column {
  const { tokens } = label.line;
  const first = label.tokens[0]!;
  const last = lastInLine(label);
  const before = tokens.findLast(({ segment }) => segment < first.segment);
  const after = tokens.find(({ segment, index }) => index > last.index && segment > last.segment);
  return { left: before?.right ?? Number.NEGATIVE_INFINITY, right: after?.left ?? Number.POSITIVE_INFINITY };
}

function isWithin(token: Token, { left, right }: Column): boolean {
  const middle = (token.left + token.right) / 2;
  return middle > left && middle < right;
}

/** The first segment that shares an edge or half its width with the label. */
function alignedPart(cell: Token[], label: Label): Token[] {
  const segments = groupBy(cell, ({ segment }) => segment);
  const aligned = [...segments.values()].filter((tokens) => {
    const [left, right] = [tokens[0]!.left, tokens.at(-1)!.right];
    const shared = Math.min(right, label.right) - Math.max(left, label.left);
    const near = label.line.height * sameEdgeHeights;
    if (Math.abs(left - label.left) < near || Math.abs(right - label.right) < near) return true;
    return shared > minSharedWidth * Math.min(right - left, label.right - label.left);
  });
  const [first] = aligned;
  return first ? [...first, ...numbersAfter(first, cell)] : [];
}

/** Words of a hint in brackets; more are a text. */
const maxHintWords = 6;

/** Drops colons, dots and hints in brackets such as (MM/DD/YYYY). */
function skipHints(tokens: Token[]): Token[] {
  let start = 0;
  const end = tokens.findIndex(({ text }) => text.includes(')'));
  const isDay = end > 0 && end < 4 && tokens.slice(0, end + 1).some(({ text }) => /\p{L}{3}/u.test(text));
  if (/^\((?![\d₱P-])/.test(tokens[0]?.text ?? '') || (isDay && /^\(\d/.test(tokens[0]!.text))) {
    if (end < 0) return [];
    if (end < maxHintWords) start = end + 1;
  }
  while (start < tokens.length && /^[\W_]+$/.test(tokens[start]!.text) && !/^[₱(-]/.test(tokens[start]!.text))
    start += 1;
  return tokens.slice(start);
}
