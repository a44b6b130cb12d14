import { areAligned } from '../../layout/alignment.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import type { Label } from '../labels/label.ts';

/** Maximum number of lines in a centred cell. */
const maxLines = 5;
/** Maximum distance of a line's middle from the label's, in line heights. */
const maxAwayHeights = 7;
/** Maximum gap between lines of one cell, in line heights. */
const closeLines = 1.25;
const maxHeightDifference = 0.2;
/** Maximum distance between the middles of a label and its cell, in line heights. */
const sameMiddle = 0.35;

/**
 * The lines of a table cell that is centred beside its label and so begins above it, first to last. Null when the value
 * begins beside the label.
 */
export function findCentredCell(label: Label, lines: readonly Line[], inLabel: ReadonlySet<Token>): Token[][] | null {
  const middle = (label.top + label.bottom) / 2;
  const { height } = label.line;
  const near = lines
    .slice(Math.max(0, label.line.number - maxLines * 2), label.line.number + maxLines * 2)
    .filter(
      ({ page, top, bottom }) =>
        page === label.line.page && Math.abs((top + bottom) / 2 - middle) < height * maxAwayHeights,
    );
  const beside = near.flatMap((line) => {
    const segment = nextRight(line, label, near);
    return segment ? [segment] : [];
  });
  for (const first of beside) {
    if (middleOf(first) > middle - height * sameMiddle) break;
    const column = beside.filter((segment) => isOver(first, segment));
    const at = column.indexOf(first);
    const cell = [first];
    for (const segment of column.slice(at + 1)) {
      if (!continues(cell.at(-1)!, segment) || isAmount(segment)) break;
      cell.push(segment);
      const isWhole = Math.abs((topOf(first) + bottomOf(segment)) / 2 - middle) < height * sameMiddle;
      if (isWhole && isApart(cell, column, at) && !cell.some((line) => isOfOther(line, label, inLabel))) return cell;
      if (cell.length === maxLines) break;
    }
  }
  return null;
}

/** True for an amount, which starts its own row below other text. */
function isAmount(segment: readonly Token[]): boolean {
  return /^\D{0,5}[\d,]+\.\d{2}\D{0,3}$/.test(segment.map(({ text }) => text).join(' '));
}

function isOver(one: readonly Token[], other: readonly Token[]): boolean {
  return one[0]!.left < other.at(-1)!.right && one.at(-1)!.right > other[0]!.left;
}

/** The first text right of the label on a line, unless other columns stand between. */
function nextRight(line: Line, label: Label, near: readonly Line[]): Token[] | null {
  const segment = segmentsOf(line).find(([first]) => first!.left > label.right);
  if (!segment) return null;
  const [from, to] = [label.right, segment[0]!.left];
  const isCrossed = near.some(
    (other) =>
      other.top < Math.max(label.bottom, line.bottom) &&
      other.bottom > Math.min(label.top, line.top) &&
      other.tokens.some(({ left, right }) => left > from && right < to),
  );
  if (isCrossed) return null;
  const value = segment.filter(({ text }, index) => index > 0 || !/^[:–-]$/.test(text));
  return value.length > 0 ? value : null;
}

/** Maximum overlap of the lines of a cell, in letter heights. */
const maxOverlapHeights = 0.4;

function continues(upper: readonly Token[], lower: readonly Token[]): boolean {
  const [high, low] = [bottomOf(upper) - topOf(upper), bottomOf(lower) - topOf(lower)];
  const gap = topOf(lower) - bottomOf(upper);
  if (gap > Math.max(high, low) * closeLines || gap < -high * maxOverlapHeights) return false;
  const { height } = upper[0]!.line;
  if (Math.abs(lower[0]!.line.height / height - 1) > maxHeightDifference) return false;
  return areAligned(upper, lower, height, { left: 0.6, right: 0.6, middle: 0.8 });
}

/** Minimum additional spacing of a line that is apart, in line heights. */
const minExtraSpacing = 0.15;

/** True when the neighbouring lines are further away than the cell's own line spacing. */
function isApart(cell: Token[][], beside: Token[][], at: number): boolean {
  const step = Math.max(...cell.slice(1).map((line, index) => topOf(line) - topOf(cell[index]!)));
  const [above, below] = [beside[at - 1], beside[at + cell.length]];
  const { height } = cell[0]![0]!.line;
  const isFar = (upper: Token[], lower: Token[]) => topOf(lower) - topOf(upper) > step + height * minExtraSpacing;
  return (!above || isFar(above, cell[0]!)) && (!below || isFar(cell.at(-1)!, below));
}

/** True for another label or a line beside one. */
function isOfOther(line: readonly Token[], label: Label, inLabel: ReadonlySet<Token>): boolean {
  if (line.some((token) => inLabel.has(token) || /:$/.test(token.text))) return true;
  const own = new Set(label.tokens);
  const before = line[0]!.line.tokens.slice(0, line[0]!.index);
  const [first] = label.tokens;
  const start = label.line.tokens.find(({ segment }) => segment === first!.segment)!;
  const isOtherRow = line[0]!.line !== label.line && start !== first;
  if (isOtherRow && before.some((token) => !own.has(token) && token.left > start.left - token.line.height)) return true;
  return before.some((token) => inLabel.has(token) && !own.has(token) && token.left > label.left - token.line.height);
}

function middleOf(tokens: readonly Token[]): number {
  return (topOf(tokens) + bottomOf(tokens)) / 2;
}

function topOf(tokens: readonly Token[]): number {
  return Math.min(...tokens.map(({ top }) => top));
}

function bottomOf(tokens: readonly Token[]): number {
  return Math.max(...tokens.map(({ bottom }) => bottom));
}
