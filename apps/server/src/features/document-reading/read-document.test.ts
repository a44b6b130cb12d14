import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { drawPayslip, drawText, photograph, printPayslip } from '../../../testing/documents.ts';
import { createEngine } from './engine.ts';
import { type DocumentReading, readDocument } from './read-document.ts';
import type { Extraction } from './read-field.ts';
import type { Understanding } from './understand-pages.ts';
import type { Page } from './word.ts';

const engine = createEngine();
afterAll(() => engine.close());

const numbers = ['123-456-789-000', '34-1234567-8', '25,000.00', '2,345.10', '26,230.65', '4,020.10'];

/** Takes every number of the first page for a field of its own, and doubts them all: the words are what is tested. */
function readNumbers(seen: { pages: Page[] }): Understanding {
  return {
    classify: () => ({ fileType: 'PAYSLIP', confidence: 90 }),
    extract(_type, pages): Extraction {
      seen.pages = pages;
      const words = pages[0]!.words.filter(({ text }) => numbers.includes(text));
      const [net] = words.filter(({ text }) => text === '26,230.65');
      const field = net && {
        value: 26230.65,
        confidence: net.confidence,
        page: 1,
        box: net.box,
        label: '',
        reason: '',
      };
      return {
        fields: field ? { netAmount: field } : {},
        asides: {},
        hasEvidence: true,
        doubtful: words.filter(({ second }) => !second),
      };
    },
  };
}

async function read(...files: Buffer[]): Promise<{ reading: DocumentReading; texts: string[]; pages: Page[] }> {
  const seen = { pages: [] as Page[] };
  const document = { files, declaredType: 'PAYSLIP', isClassifiedOnly: false };
  const reading = await readDocument(engine, readNumbers(seen), document);
  return { reading, pages: seen.pages, texts: seen.pages.flatMap(({ words }) => words.map(({ text }) => text)) };
}

const payslip = drawPayslip().toBuffer('image/png');

/** Recognition takes a second a page on a quiet machine. */
vi.setConfig({ testTimeout: 60_000 });

describe('a document', () => {
  it('reads the same at any place in a row, as a clean picture', async () => {
    const first = await read(payslip);
    expect(first.texts).toEqual(expect.arrayContaining([...numbers, 'ACME', 'Santos', 'Overtime']));
    await read(photograph(drawPayslip()));
    expect((await read(payslip)).pages).toEqual(first.pages);
  });

  it('is read from a photo, the boxes lying where the fields are on the photo itself', async () => {
    const { texts, reading } = await read(photograph(drawPayslip()));
    expect(texts).toEqual(expect.arrayContaining([...numbers, 'ACME', 'Santos']));
    const { box } = reading.fields!.netAmount!;
    expect(box!.x).toBeCloseTo(0.36, 1);
    expect(box!.y).toBeCloseTo(0.39, 1);
    expect(box!.width).toBeLessThan(0.12);
  });

  it.each([90, 180])('is read when it lies turned by %i°', async (degrees) => {
    const turned = await sharp(payslip).rotate(degrees).png().toBuffer();
    const { texts, reading } = await read(turned);
    expect(texts).toEqual(expect.arrayContaining(numbers));
    const { box } = reading.fields!.netAmount!;
    const [x, y] = degrees === 90 ? [1 - 0.365, 0.33] : [1 - 0.33, 1 - 0.365];
    expect(box!.x + box!.width / 2).toBeCloseTo(x, 1);
    expect(box!.y + box!.height / 2).toBeCloseTo(y, 1);
  });

  it('is read from its text where it has one, exactly', async () => {
    const { texts, reading } = await read(await printPayslip());
    expect(reading.pages).toEqual([{ file: 0, pageOfFile: 1, source: 'TEXT_LAYER' }]);
    expect(texts).toEqual(expect.arrayContaining([...numbers, 'Santos']));
    expect(reading.signs).toEqual([]);
  });

  // The first stands partly on lines of the sheet, the second beside them, where nothing else is.
  it.each([48, 300])('is read from what it shows when its text says something else, %i points in', async (hiddenAt) => {
    const hidden = 'Net Pay 99,999.99 Paid to Somebody Else';
    const { texts, reading } = await read(await printPayslip({ hidden, hiddenAt }));
    expect(reading.pages[0]!.source).toBe('PICTURE');
    expect(texts).toEqual(expect.arrayContaining(['26,230.65']));
    expect(texts).not.toContain('99,999.99');
    expect(reading.signs).toMatchObject([{ kind: 'HIDDEN_TEXT' }]);
  });

  it('of several files is one row of pages', async () => {
    const { reading } = await read(await printPayslip({ pages: 2 }), payslip);
    expect(reading.pages.map(({ file, pageOfFile }) => [file, pageOfFile])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
    ]);
  });
});

describe('refused with a reason', () => {
  const refused: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['a file with a password', () => printPayslip({ password: 'open sesame' }), 'The file is protected by a password.'],
    ['a damaged PDF', async () => (await printPayslip()).subarray(0, 600), 'Invalid file!'],
    ['a damaged picture', () => payslip.subarray(0, 3000), 'Invalid file!'],
    ['1,000 pages', () => printPayslip({ pages: 1000 }), 'The document has 1,000 pages; at most 10 are read.'],
    ['a picture of 60,000 × 60,000', () => bomb(60_000, 60_000), 'A page has more than 40 megapixels.'],
    ['a picture without text', () => drawText([]).toBuffer('image/png'), 'Invalid file!'],
    ['0 bytes', () => Buffer.alloc(0), 'Invalid file!'],
  ];
  it.each(refused)('is %s', async (_name, make, message) => {
    await expect(read(await make())).rejects.toThrow(message);
  });
});

/** A few kilobytes that say they are a huge picture. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc(body), body.length + 4);
    return framed;
  };
  const rows = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}
