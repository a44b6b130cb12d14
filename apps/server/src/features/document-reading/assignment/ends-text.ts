import { type Line, segmentsOf, type Token } from '../layout/lines.ts';

/** Endings of a line that continues on the next. */
const continues = /^(?:of|from|by|to|with|and|the|your|our|his|her|present|previous|former|current|main|&)$/i;
/** Maximum gap between lines of one text, in line heights. */
const closeLines = 1.2;

/** True for a single word that ends a text from the line above: Compensation Income from Present / Employer. */
export function endsText([first, ...more]: readonly Token[], lines: readonly Line[]): boolean {
  const { line } = first!;
  const startsCell = segmentsOf(line).some(([start]) => start === first);
  if (more.length > 0 || !startsCell || /:$/.test(first!.text)) return false;
  const above = lines
    .slice(Math.max(0, line.number - 2), line.number)
    .filter(({ page, bottom }) => page === line.page && line.top - bottom < line.height * closeLines)
    .flatMap(segmentsOf)
    .findLast((cell) => cell[0]!.left < first!.right && cell.at(-1)!.right > first!.left);
  return above !== undefined && above.length > 2 && continues.test(above.at(-1)!.text);
}
