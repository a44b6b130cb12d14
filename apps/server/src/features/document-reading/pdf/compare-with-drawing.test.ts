import { expect, it } from 'vitest';
import { createRaster } from '../picture/raster.ts';
import { compareWithDrawing } from './compare-with-drawing.ts';

/** A page with ink in its upper half. */
function drawPage() {
  const page = createRaster(40, 40);
  page.data.fill(0, 0, 40 * 10);
  return page;
}

const wordAt = (text: string, y: number) => ({ text, confidence: 1, box: { x: 0, y, width: 1, height: 0.4 } });
const readerOf = (text: string) => ({
  read: async () => ({ text, confidence: 1 }),
  close: async () => undefined,
});

it.each([
  ['SANTOS', 'SANTOS', true],
  ['SANTOS', 'S4NT0S', true],
  ['SANTOS', 'santos.', true],
  ['SANTOS', 'GARCIA', false],
  ['SANTOS', '', false],
])('compares the word %s with the reading %s', async (text, reading, isDrawn) => {
  const word = wordAt(text, 0);
  const found = await compareWithDrawing([word], drawPage(), readerOf(reading));
  expect(found).toEqual({ isDrawn, different: isDrawn ? [] : [word] });
});

it('reports a word where the page is blank', async () => {
  expect(await compareWithDrawing([wordAt('SANTOS', 0.6)], drawPage(), readerOf('SANTOS'))).toMatchObject({
    isDrawn: false,
  });
});
