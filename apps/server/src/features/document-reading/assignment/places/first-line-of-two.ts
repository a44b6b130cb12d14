import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';

/** Maximum offset and gap between lines of one value, in line heights. */
const close = 0.6;

/**
 * The first line of a two-line value whose second line stands beside the label: it ends with a comma and has no label.
 * Null when there is none.
 */
export function firstLineOfTwo(
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

/** The segment right above with the same left edge. */
function segmentAbove({ line, left }: Token, lines: readonly Line[]): Token[] | null {
  const above = lines
    .slice(0, line.number)
    .findLast(({ page, bottom }) => page === line.page && bottom <= line.top + 1);
  const segment = above && segmentsOf(above).find(([start]) => Math.abs(start!.left - left) < line.height * close);
  return segment && line.top - segment[0]!.bottom <= line.height * close ? segment : null;
}
