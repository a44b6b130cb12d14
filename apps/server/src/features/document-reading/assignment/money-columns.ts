import type { Line, Token } from '../layout/lines.ts';

const otherColumns: [RegExp, number][] = [
  [/^(hours?|hrs?|days?|qty|quantity|units?|oras|araw|rate)$/, 0.4],
  [/^(ytd|accumulated|cumulative|todate|yeartodate|total ytd)$/, 0.45],
  [/^(amount|halaga|thisperiod)$/, 1],
];
const linesAbove = 25;

/** Less for a number that stands in a column of hours, rates or sums of the year. */
export function rateColumn(tokens: readonly Token[], lines: readonly Line[]): number {
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  const from = Math.max(0, first.line.number - linesAbove);
  for (const line of lines.slice(from, first.line.number).toReversed()) {
    if (line.page !== first.line.page) break;
    const over = line.tokens.filter((token) => token.left < last.right && token.right > first.left && isHeading(token));
    for (const { folded } of over) {
      const column = otherColumns.find(([pattern]) => pattern.test(folded));
      if (column) return column[1];
    }
  }
  return 1;
}

/** Headings of columns are short, and their last word says what they are. */
function isHeading(token: Token): boolean {
  const words = token.line.tokens.filter(({ segment }) => segment === token.segment);
  return words.length <= 2 && words.at(-1) === token;
}
