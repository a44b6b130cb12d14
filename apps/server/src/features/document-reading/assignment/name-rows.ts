import type { Line, Token } from '../layout/lines.ts';
import { linesAfter } from '../layout/lines.ts';
import type { Region } from './places/regions.ts';

/** Score factor for words of a table row or heading that were read as a name. */
const tableRowFactor = 0.3;
const amount = /^[₱P(-]*\d[\d,]*\.\d{2}\)?$/;
/** Maximum number of lines between the heading of a table and its first row. */
const linesBelow = 4;

/** Lowers a name right of its label when both describe an amount or head columns of amounts. */
export function rateName({ direction, own }: Region, value: readonly Token[], lines: readonly Line[]): number {
  const label = [...own];
  const [first, last] = [label[0]!, value.at(-1)!];
  if (direction !== 'right' || label.at(-1)!.text.endsWith(':')) return 1;
  const isOneCell = first.line === last.line && first.segment === last.segment;
  const isRow = isOneCell && amount.test(last.line.tokens[last.index + 1]?.text ?? '');
  const isHead = !isOneCell && [label, value].every((words) => headsAmounts(words, lines));
  return isRow || isHead ? tableRowFactor : 1;
}

function headsAmounts(words: readonly Token[], lines: readonly Line[]): boolean {
  const [first, last] = [words[0]!, words.at(-1)!];
  const under = linesAfter(lines, last.line, linesBelow)
    .filter(({ page }) => page === last.line.page)
    .flatMap(({ tokens }) => tokens.filter(({ left, right }) => left < last.right && right > first.left));
  return amount.test(under[0]?.text ?? '');
}
