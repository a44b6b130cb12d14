import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { drawPayslip, drawText, printPayslip } from '../../../testing/documents/documents.ts';
import { numbers, readNumbersOf } from '../../../testing/documents/number-reading.ts';
import { createEngine } from './engine.ts';

const engine = createEngine();
afterAll(() => engine.close());
const read = (...files: Buffer[]) => readNumbersOf(engine, ...files);

const payslip = drawPayslip().toBuffer('image/png');

/** Recognition takes about one second per page on an idle machine. */
vi.setConfig({ testTimeout: 60_000 });

describe('a document', () => {
  it('is read from a clean picture', async () => {
    const { texts } = await read(payslip);
    expect(texts).toEqual(expect.arrayContaining([...numbers, 'ACME', 'Santos', 'Overtime']));
  });

  it('is read exactly from its text layer', async () => {
    const { texts, reading } = await read(await printPayslip());
    expect(reading.pages).toEqual([{ file: 0, pageOfFile: 1, source: 'TEXT_LAYER' }]);
    expect(texts).toEqual(expect.arrayContaining([...numbers, 'Santos']));
    expect(reading.signs).toEqual([]);
  });

  // The first value stands on lines of the page, the second beside them on empty paper.
  it.each([48, 300])('is read from its picture when its text differs, %i points in', async (hiddenAt) => {
    const hidden = 'Net Pay 99,999.99 Paid to Somebody Else';
    const { texts, reading } = await read(await printPayslip({ hidden, hiddenAt }));
    expect(reading.pages[0]!.source).toBe('PICTURE');
    expect(texts).toEqual(expect.arrayContaining(['26,230.65']));
    expect(texts).not.toContain('99,999.99');
    expect(reading.signs).toMatchObject([{ kind: 'HIDDEN_TEXT' }]);
  });

  it('has one sequence of pages for several files', async () => {
    const { reading } = await read(await printPayslip({ pages: 2 }), payslip);
    expect(reading.pages.map(({ file, pageOfFile }) => [file, pageOfFile])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
    ]);
  });
});

describe('an unreadable document', () => {
  const refused: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['a file with a password', () => printPayslip({ password: 'open sesame' }), 'The file is protected by a password.'],
    ['a damaged PDF', async () => (await printPayslip()).subarray(0, 600), 'Invalid file!'],
    ['a damaged picture', () => payslip.subarray(0, 3000), 'Invalid file!'],
    ['1,000 pages', () => printPayslip({ pages: 1000 }), 'The document has 1,000 pages; at most 10 are read.'],
    ['a picture of 60,000 × 60,000', () => bomb(60_000, 60_000), 'A page has more than 40 megapixels.'],
    ['a picture without text', () => drawText([]).toBuffer('image/png'), 'Invalid file!'],
    ['0 bytes', () => Buffer.alloc(0), 'Invalid file!'],
  ];
  it.each(refused)('fails with a reason: %s', async (_name, make, message) => {
    await expect(read(await make())).rejects.toThrow(message);
  });
});

/** A file of a few kilobytes that declares a huge picture. */
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
