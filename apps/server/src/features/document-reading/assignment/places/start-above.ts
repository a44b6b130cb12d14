import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';

/** Lines of one value are set so close, in heights, at the same edge. */
const close = 0.6;

/**
 * The line above a value that begins there and ends beside its label, as in cells of two lines that are set low: it ends
 * in a comma, and nothing else of its row names it. Null where there is none.
 */
export function startAbove(
  value: readonly Token[],
  lines: readonly Line[],
  inLabel: ReadonlySet<Token>,
): Token[] | null {
  const [first] = value;
  const segment = first && segmentAbove(first, lines);
  if (!segment || !/,$/.test(segment.at(-1)!.text)) return null;
  const { line, index } = segment[0]!;
  const over = segmentAbove(segment[0]!, lines);
  const isOfOther = line.tokens.some((token) => inLabel.has(token) && token.index < index);
  return isOfOther || [...segment, ...(over ?? [])].some((token) => inLabel.has(token)) ? null : segment;
}

/** The segment close above at the same left edge. */
function segmentAbove({ line, left }: Token, lines: readonly Line[]): Token[] | null {
  const above = lines
    .slice(0, line.number)
    .findLast(({ page, bottom }) => page === line.page && bottom <= line.top + 1);
  const segment = above && segmentsOf(above).find(([start]) => Math.abs(start!.left - left) < line.height * close);
  return segment && line.top - segment[0]!.bottom <= line.height * close ? segment : null;
}
