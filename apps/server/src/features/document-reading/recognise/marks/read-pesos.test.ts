import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { createRaster } from '../../picture/raster.ts';
import { readPesos } from './read-pesos.ts';

const size = { width: 600, height: 200 };
// The machine may have no fonts installed.
const bold = import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf');
GlobalFonts.registerFromPath(fileURLToPath(bold), 'Test Sans');

/** Draws a page and runs the reader on its words. */
function read(printed: string, words: readonly { text: string; from: string; to: string }[]) {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = '#111';
  context.font = 'bold 40px "Test Sans"';
  const left = 60;
  for (const [at, part] of printed.split(/(₱)/).entries()) {
    const x = left + context.measureText(printed.split(/(₱)/).slice(0, at).join('').replace('₱', 'P')).width;
    context.fillText(part === '₱' ? 'P' : part, x, 100);
    if (part === '₱') for (const y of [78, 86]) context.fillRect(x, y, 26, 3);
  }
  const pixels = context.getImageData(0, 0, size.width, size.height).data;
  const page = createRaster(size.width, size.height);
  for (let at = 0; at < page.data.length; at++) page.data[at] = pixels[at * 4]!;
  const placeOf = (text: string) => left + context.measureText(text.replace('₱', 'P')).width;
  const found = words.map(({ text, from, to }) => {
    const [x, end] = [placeOf(from), placeOf(to)];
    return {
      text,
      confidence: 90,
      box: { x: x / size.width, y: 70 / size.height, width: (end - x) / size.width, height: 31 / size.height },
    };
  });
  return readPesos(found, page).map(({ text }) => text);
}

it('adds the peso sign before an amount, whatever it was read as', () => {
  const whole = { from: '', to: '₱1,749.00' };
  expect(read('₱1,749.00', [{ text: '$1,749.00', ...whole }])).toEqual(['₱1,749.00']);
  expect(read('₱1,749.00', [{ text: '1,749.00', ...whole }])).toEqual(['₱1,749.00']);
  expect(read('₱1,749.00', [{ text: '1,749.00', from: '₱', to: '₱1,749.00' }])).toEqual(['₱1,749.00']);
  const apart = [
    { text: '#', from: '', to: '₱' },
    { text: '577.53', from: '₱ ', to: '₱ 577.53' },
  ];
  expect(read('₱ 577.53', apart)).toEqual(['₱577.53']);
});

it.each(['P1,749.00', '$1,749.00', '41,749.00', '1,749.00', 'F 1,749.00'])('adds no peso sign: %s', (printed) => {
  const text = printed.replace('F ', '');
  expect(read(printed, [{ text, from: printed.startsWith('F') ? 'F ' : '', to: printed }])).toEqual([text]);
});
