import { readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundleProgram } from '../../../testing/bundle-program.ts';
import { drawText, printPayslip } from '../../../testing/documents/documents.ts';
import { createDocumentReader, type DocumentReader, type ReadOutcome } from './service.ts';

let program: string;
let reader: DocumentReader;

beforeAll(async () => {
  program = await bundleProgram(new URL('../../read-documents.ts', import.meta.url));
  reader = createDocumentReader(program);
});
afterAll(async () => {
  await reader.close();
  rmSync(dirname(program), { recursive: true });
});

/** The limits count CPU time, so a busy machine takes longer. */
vi.setConfig({ testTimeout: 400_000 });

function read(...files: Buffer[]): Promise<ReadOutcome> {
  return reader.read({ files, declaredType: 'PAYSLIP', isClassifiedOnly: false });
}

async function expectNextIsRead() {
  expect(await read(await printPayslip())).toMatchObject({
    status: 'READ',
    reading: { fields: { netAmount: { value: 26230.65 } } },
  });
}

it('refuses a page that unpacks from megabytes to gigabytes, and reads the next document', async () => {
  const outcome = await read(pdfOf({ content: packMany(' ', 1500) }));
  expect(outcome.status).toBe('REFUSED');
  await expectNextIsRead();
});

it('survives a font that unpacks to gigabytes, and reads no value from it', async () => {
  const font = packMany('\0', 1200);
  const content = deflateSync('BT /F1 12 Tf 50 700 Td (Net Pay 99,999.99) Tj ET');
  expect(valuesOf(await read(pdfOf({ content, font })))).toEqual([]);
  await expectNextIsRead();
});

it('reads no values from handwriting and from another script', async () => {
  expect(valuesOf(await read(scribble(6)))).toEqual([]);
  expect(valuesOf(await read(drawStrokes()))).toEqual([]);
});

it('reads no values from a payslip in Chinese', async () => {
  const page = readFileSync(new URL('../../../testing/pictures/chinese-page.png', import.meta.url));
  expect(valuesOf(await read(page))).toEqual([]);
});

it('reads two documents in one file as one archive, by the declared type', async () => {
  const bill = drawText([
    { text: 'MANILA WATER SERVICES', x: 80, y: 90, size: 28 },
    { text: 'WATER BILL', x: 80, y: 140, size: 22 },
    { text: 'Account No.: 12345678', x: 80, y: 220, size: 20 },
    { text: 'Total Amount Due: PHP 812.40', x: 80, y: 270, size: 20 },
  ]).toBuffer('image/png');
  const outcome = await read(await printPayslip(), bill);
  expect(outcome).toMatchObject({
    status: 'READ',
    reading: { fileType: 'PAYSLIP', fields: { netAmount: { value: 26230.65, page: 1 } } },
  });
});

/** The same character many million times, as one deflated million repeated. */
function packMany(character: string, millions: number): Buffer {
  const million = deflateRawSync(Buffer.alloc(1_000_000, character), { finishFlush: constants.Z_FULL_FLUSH });
  const [header, end] = [Buffer.from([0x78, 0x9c]), deflateRawSync(Buffer.alloc(0))];
  return Buffer.concat([header, ...Array.from({ length: millions }, () => million), end, Buffer.alloc(4)]);
}

function valuesOf(outcome: ReadOutcome): unknown[] {
  if (outcome.status === 'REFUSED') return [];
  return Object.values(outcome.reading.fields ?? {}).flatMap(({ value }) => (value === null ? [] : [value]));
}

/** A PDF with one page, written by hand because its streams are already compressed. */
function pdfOf({ content, font }: { content: Buffer; font?: Buffer }): Buffer {
  const packed = (data: Buffer, more = '') => [
    Buffer.from(`<</Length ${data.length}/Filter/FlateDecode${more}>>stream\n`),
    data,
    Buffer.from('\nendstream'),
  ];
  const resources = font ? '/Resources<</Font<</F1 5 0 R>>>>' : '';
  const objects: (Buffer | string)[][] = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [`<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${resources}>>`],
    packed(content),
    ['<</Type/Font/Subtype/TrueType/BaseFont/Made/FirstChar 32/LastChar 33/Widths[500 500]/FontDescriptor 6 0 R>>'],
    ['<</Type/FontDescriptor/FontName/Made/Flags 32/FontFile2 7 0 R>>'],
    packed(font ?? Buffer.alloc(0), '/Length1 1200000000'),
  ];
  const parts = objects.flatMap((object, index) => [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']);
  return Buffer.concat(['%PDF-1.4\n', ...parts, 'trailer<</Root 1 0 R>>\n%%EOF\n'].map((part) => Buffer.from(part)));
}

/** Pen strokes that are not letters. */
function scribble(lines: number): Buffer {
  const canvas = drawText([], 900);
  const context = canvas.getContext('2d');
  context.strokeStyle = '#1b2a6b';
  context.lineWidth = 3;
  for (let line = 0; line < lines; line++) {
    context.beginPath();
    for (let x = 90; x < 900; x += 4)
      context.lineTo(x, 90 + line * 32 + 11 * Math.sin(x / (5 + (line % 4))) * Math.cos(x / 23 + line));
    context.stroke();
  }
  return canvas.toBuffer('image/png');
}

/** Dense characters in squares, as on East Asian pages, drawn by hand because a font may be missing. */
function drawStrokes(): Buffer {
  const canvas = drawText([], 900);
  const context = canvas.getContext('2d');
  context.strokeStyle = '#111';
  context.lineWidth = 2.5;
  let seed = 11;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 7; column++) {
      const [x, y] = [100 + column * 34, 120 + row * 46];
      for (let stroke = 0; stroke < 7; stroke++) {
        const at = Math.round(next() * 5) * 5;
        context.beginPath();
        context.moveTo(x + (stroke % 2 ? at : 0), y + (stroke % 2 ? 0 : at));
        context.lineTo(x + (stroke % 2 ? at : 26), y + (stroke % 2 ? 26 : at) + next() * 4);
        context.stroke();
      }
    }
  return canvas.toBuffer('image/png');
}
