import { createCanvas } from '@napi-rs/canvas';
import { afterAll, expect, it, vi } from 'vitest';
import { printPayslip } from '../../../../testing/documents/documents.ts';
import { createEngine } from '../engine.ts';
import { readPages } from '../read-pages.ts';

const engine = createEngine();
afterAll(() => engine.close());
vi.setConfig({ testTimeout: 120_000 });

function draw(text: string): Buffer {
  const canvas = createCanvas(Math.round(text.length * 26), 60);
  const context = canvas.getContext('2d');
  context.font = '44px sans-serif';
  context.fillText(text, 4, 44);
  return canvas.toBuffer('image/png');
}

async function readTexts(...values: string[]): Promise<string[]> {
  const bytes = await printPayslip({
    finish: (document) => {
      for (const [index, value] of values.entries()) document.image(draw(value), 60, 420 + index * 16, { height: 14 });
    },
  });
  const [seen] = await readPages(engine, [bytes], () => undefined);
  expect(seen!.page.source).toBe('TEXT_LAYER');
  return seen!.page.words.map(({ text }) => text);
}

it('adds values that are pictures to the words of the text layer', async () => {
  const texts = await readTexts('Ariel Mondragon', '13,500.00');
  expect(texts).toEqual(expect.arrayContaining(['Ariel', 'Mondragon', '13,500.00', '26,230.65', 'Santos']));
});

it('reads many of them from the whole page, and keeps words of the text layer', async () => {
  const values = Array.from({ length: 18 }, (_, index) => `Allowance ${1200 + index}.50`);
  const texts = await readTexts(...values);
  expect(texts.filter((text) => text === 'Allowance').length).toBeGreaterThan(16);
  expect(texts.filter((text) => text === '26,230.65')).toHaveLength(1);
});

it('adds no words when all ink is in the text layer', async () => {
  expect(await readTexts()).toEqual(
    (await readPages(engine, [await printPayslip()], () => undefined))[0]!.page.words.map(({ text }) => text),
  );
});
