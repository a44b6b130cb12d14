import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { drawPayslip, photograph } from '../../../testing/documents/documents.ts';
import { numbers, readNumbersOf } from '../../../testing/documents/number-reading.ts';
import { createEngine } from './engine.ts';

const engine = createEngine();
afterAll(() => engine.close());
const read = (...files: Buffer[]) => readNumbersOf(engine, ...files);

const payslip = drawPayslip().toBuffer('image/png');

/** Recognition takes about one second per page on an idle machine. */
vi.setConfig({ testTimeout: 60_000 });

describe('a picture of a document', () => {
  it('reads the same at any place in a row, as a clean picture', async () => {
    const first = await read(payslip);
    expect(first.texts).toEqual(expect.arrayContaining([...numbers, 'ACME', 'Santos', 'Overtime']));
    await read(photograph(drawPayslip()));
    expect((await read(payslip)).pages).toEqual(first.pages);
  });

  it("is read from a photo, with boxes at the fields' places in the photo", async () => {
    const { texts, reading } = await read(photograph(drawPayslip()));
    expect(texts).toEqual(expect.arrayContaining([...numbers, 'ACME', 'Santos']));
    const { box } = reading.fields!.netAmount!;
    expect(box!.x).toBeCloseTo(0.36, 1);
    expect(box!.y).toBeCloseTo(0.39, 1);
    expect(box!.width).toBeLessThan(0.12);
  });

  it.each([90, 180])('is read when it is rotated by %i°', async (degrees) => {
    const turned = await sharp(payslip).rotate(degrees).png().toBuffer();
    const { texts, reading } = await read(turned);
    expect(texts).toEqual(expect.arrayContaining(numbers));
    const { box } = reading.fields!.netAmount!;
    const [x, y] = degrees === 90 ? [1 - 0.365, 0.33] : [1 - 0.33, 1 - 0.365];
    expect(box!.x + box!.width / 2).toBeCloseTo(x, 1);
    expect(box!.y + box!.height / 2).toBeCloseTo(y, 1);
  });
});
