import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { parseDate } from '../../values/parse-date.ts';
import type { Region } from '../places/regions.ts';
import type { SlotValue } from '../places/surroundings.ts';

/** Maximum gap between the two days of a period, in line heights. */
const maxGap = 1.2;
/** Minimum overlap of the two cells, as a share of the width. */
const minOverlapShare = 0.75;
const quality = 0.88;

/** The first and last day of a period on two lines of one cell when the dash between them was not recognised. */
export function twoDays({ tokens, own, direction }: Region, lines: readonly Line[], dayFirst: boolean): SlotValue[] {
  const first = tokens[0];
  const label = [...own].at(-1);
  if (!first || direction !== 'right' || label?.line !== first.line) return [];
  const cell = tokens.filter(({ line, segment }) => line === first.line && segment === first.segment);
  const day = dayAlone(cell, dayFirst);
  if (!day) return [];
  for (const isAbove of [true, false]) {
    const other = lines[first.line.number + (isAbove ? -1 : 1)];
    const beside = other && other.page === first.line.page ? inColumn(other, cell, label) : undefined;
    const otherDay = beside && dayAlone(beside, dayFirst);
    if (!otherDay) continue;
    const [start, end] = isAbove ? [otherDay, day] : [day, otherDay];
    if (start.value < end.value)
      return [{ value: start.value, end: String(end.value), tokens: [...start.tokens, ...end.tokens], quality }];
  }
  return [];
}

/** The date of a cell that holds nothing else. */
function dayAlone(cell: readonly Token[], dayFirst: boolean) {
  const words = cell.filter(({ text }) => /[\p{L}\d]/u.test(text));
  return parseDate(words, dayFirst).find(({ tokens }) => tokens.length === words.length);
}

/** The cell right above or below in the same column, when the label's column is empty on that line. */
function inColumn(line: Line, cell: readonly Token[], label: Token): Token[] | undefined {
  const [first, last] = [cell[0]!, cell.at(-1)!];
  const height = first.line.height;
  const apart = Math.max(line.top - first.line.bottom, first.line.top - line.bottom);
  if (apart > height * maxGap) return undefined;
  if (line.tokens.some(({ left, right }) => right < first.left && right > label.left - height && left < label.right))
    return undefined;
  return segmentsOf(line).find((other) => {
    const shared = Math.min(other.at(-1)!.right, last.right) - Math.max(other[0]!.left, first.left);
    return shared > (last.right - first.left) * minOverlapShare;
  });
}
