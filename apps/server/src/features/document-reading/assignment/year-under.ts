import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { readMonth } from '../values/months.ts';
import { firstSegment, type Region } from './regions.ts';

/** So many heights may lie between a period and its year. */
const yearGap = 1.1;
const onlyYear = /^(?:19|20)\d{2}$/;

/** A year alone, with which a line goes on that was broken behind its last month: under the value or under its label. */
export function yearUnder({ tokens, own, direction }: Region, lines: readonly Line[]): Token[][] {
  const [first] = own;
  const { line } = tokens[0]!;
  if (direction !== 'right' || first?.line !== line || !endsInMonth(tokens)) return [];
  const under = lines
    .slice(line.number + 1, line.number + 4)
    .filter(({ page, top }) => page === line.page && top - line.bottom < line.height * yearGap);
  const year = under
    .flatMap(segmentsOf)
    .find(
      ([start, ...others]) =>
        others.length === 0 && onlyYear.test(start!.text) && Math.abs(start!.left - first.left) < line.height * 0.6,
    );
  return year ? [year] : [];
}

function endsInMonth(tokens: readonly Token[]): boolean {
  const [before, last] = firstSegment(tokens).slice(-2);
  const words = [before?.text ?? '', last?.text ?? ''].map((text) => text.replace(/[.,]$/, ''));
  const isDay = (text: string) => /^\d{1,2}$/.test(text);
  return words.some((text, at) => readMonth(text) !== null && isDay(words[1 - at]!));
}
