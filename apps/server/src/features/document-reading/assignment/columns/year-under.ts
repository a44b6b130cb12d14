import { beginsAt } from '../../layout/alignment.ts';
import { firstSegment, type Line, linesAfter, segmentsOf, type Token } from '../../layout/lines.ts';
import { readMonth } from '../../values/months.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Region } from '../places/regions.ts';

/** Maximum distance from a period to its year, in line heights. */
const yearGap = 1.1;
const maxLinesBelow = 3;
const dayAndYear = /^\d{1,2},? (?:19|20)\d{2}[.,]?$/;
/** Words and dashes before the last day of a period. */
export const rangeJoiner = /^(?:to|until|till|thru|through|hanggang|[-–—])$/i;
const onlyYear = /^(?:19|20)\d{2}$/;

/**
 * Finds a year, or the last day and its year, that continues a broken line: below its label, or at the start of a line.
 */
export function yearUnder({ tokens, own, direction }: Region, lines: readonly Line[]): Token[][] {
  const [first] = own;
  const { line } = tokens[0]!;
  const endsOpen = endsInOpenMonth(tokens);
  if (direction !== 'right' || first?.line !== line || !(endsOpen || endsInMonth(tokens))) return [];
  const under = linesAfter(lines, line, maxLinesBelow).filter(
    ({ page, top }) => page === line.page && top - line.bottom < line.height * yearGap,
  );
  const isAtStart = (start: Token) => beginsAt(first.left, start, line.height);
  const year = under
    .flatMap(segmentsOf)
    .find(([start, ...others]) =>
      endsOpen
        ? (start!.index === 0 || isAtStart(start!)) && dayAndYear.test(joinWords([start!, ...others]))
        : others.length === 0 && onlyYear.test(start!.text) && isAtStart(start!),
    );
  return year ? [year] : [];
}

/** True when the text ends in "to" and a month without a day. */
function endsInOpenMonth(tokens: readonly Token[]): boolean {
  const [before, last] = firstSegment(tokens).slice(-2);
  return rangeJoiner.test(before?.text ?? '') && readMonth((last?.text ?? '').replace(/[.,]$/, '')) !== null;
}

function endsInMonth(tokens: readonly Token[]): boolean {
  const [before, last] = firstSegment(tokens).slice(-2);
  const words = [before?.text ?? '', last?.text ?? ''].map((text) => text.replace(/[.,]$/, ''));
  const isDay = (text: string) => /^\d{1,2}$/.test(text);
  return words.some((text, at) => readMonth(text) !== null && isDay(words[1 - at]!));
}
