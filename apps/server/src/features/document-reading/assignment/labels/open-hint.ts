import { type Line, linesAfter, restOfSegment, segmentsOf, type Token } from '../../layout/lines.ts';

const maxHintLines = 3;
/** Maximum offset of a hint's next line from the label's left edge, in line heights. */
const maxEdgeOffset = 0.7;

/** The words of a hint in brackets after a label that continues on the lines below. */
export function findOpenHint(tokens: readonly Token[], lines: readonly Line[]): Token[] {
  const last = tokens.at(-1)!;
  const rest = restOfSegment(last);
  if (!rest[0]?.text.startsWith('(') || /^\([\d₱]/.test(rest[0].text) || rest.some(({ text }) => text.includes(')')))
    return [];
  const added = [...rest];
  const starts = last.line.tokens.find(({ segment }) => segment === last.segment)!.left;
  for (const line of linesAfter(lines, last.line, maxHintLines)) {
    const under = segmentsOf(line).find(([first]) => Math.abs(first!.left - starts) < line.height * maxEdgeOffset);
    if (!under) continue;
    // A row with its own amount is another row.
    if (hasAmountBeside(last) && hasAmountBeside(under[0]!)) return rest;
    const end = under.findIndex(({ text }) => text.includes(')'));
    added.push(...(end < 0 ? under : under.slice(0, end + 1)));
    if (end >= 0) return added;
  }
  return [];
}

/** True when the next cell of the line is an amount; other columns are further away. */
function hasAmountBeside({ line, segment }: Token): boolean {
  const amount = /^[₱P(]?\d{1,3}(?:,\d{3})*\.\d{2}\)?$/;
  return line.tokens.some((token) => token.segment === segment + 1 && amount.test(token.text));
}
