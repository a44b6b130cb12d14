import type { PdfPage } from '../pdf/open-pdf.ts';
import type { Sign } from './sign.ts';
import { walkOperators } from './walk-operators.ts';

/** Finds text that was painted over; programs that create documents paint backgrounds first. */
export async function findCoveredText(page: PdfPage): Promise<Sign[]> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  let drawn: { text: string; x: number; y: number }[] = [];
  const covered: string[] = [];
  walkOperators(OPS, await page.getOperatorList(), {
    onText: (text, middle) => drawn.push({ text, ...middle }),
    onSurface([one, other]) {
      const isUnder = ({ x, y }: { x: number; y: number }) =>
        (x - one.x) * (x - other.x) < 0 && (y - one.y) * (y - other.y) < 0;
      covered.push(...drawn.filter(isUnder).map(({ text }) => text));
      drawn = drawn.filter((each) => !isUnder(each));
    },
  });
  if (covered.length === 0) return [];
  const shown = [...new Set(covered)].slice(0, 3).join(', ');
  return [{ kind: 'COVERED_TEXT', message: `Text on page ${page.pageNumber} was painted over: ${shown}.` }];
}
