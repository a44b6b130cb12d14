import { afterAll, describe, expect, it, vi } from 'vitest';
import { type FormField, printForm, taxFormFields } from '../../../../testing/documents/print-form.ts';
import { classify } from '../classify/classify.ts';
import { createEngine } from '../engine.ts';
import { extract } from '../extract/extract.ts';
import { readDocument } from '../read-document.ts';
import { openPage, openPdf } from './open-pdf.ts';
import { readFormFields } from './read-form-fields.ts';

const engine = createEngine();
afterAll(() => engine.close());
vi.setConfig({ testTimeout: 60_000 });

const place = { x: 100, y: 100, width: 200, height: 20 };

async function readWords(...fields: FormField[]) {
  const pdf = await openPdf(await printForm({ fields }));
  const words = await readFormFields(await openPage(pdf, 1));
  await pdf.destroy();
  return words;
}

const textsOf = async (...fields: FormField[]) => (await readWords(...fields)).map(({ text }) => text);

describe('values of form fields', () => {
  it('are placed inside the rectangle of their field', async () => {
    const [first, second] = await readWords({ ...place, value: 'SANTOS, MARIA' });
    expect([first!.text, second!.text]).toEqual(['SANTOS,', 'MARIA']);
    expect(first!.box.x).toBeCloseTo(102 / 595, 2);
    expect(first!.box.y).toBeGreaterThan(100 / 842);
    expect(first!.box.y + first!.box.height).toBeLessThan(122 / 842);
    expect(second!.box.x + second!.box.width).toBeLessThan(300 / 595);
  });

  it('are split into the lines of a multiline field', async () => {
    const words = await readWords({ ...place, height: 60, value: '12 Mabini St.\nQuezon City', multiline: true });
    expect(words.map(({ text }) => text)).toEqual(['12', 'Mabini', 'St.', 'Quezon', 'City']);
    expect(words[3]!.box.y).toBeGreaterThan(words[0]!.box.y + words[0]!.box.height * 0.9);
  });

  it('are joined to a word when each character has a cell or a space before it', async () => {
    const comb = { ...place, value: '412806', options: { MaxLen: 10, Ff: 1 << 24 } };
    expect(await textsOf(comb, { ...place, y: 140, value: '4 1 2' })).toEqual(['412806', '412']);
    const [word] = await readWords(comb);
    expect(word!.box.width).toBeCloseTo((200 * 0.6) / 595, 2);
  });

  it('have the label of the chosen list option', async () => {
    expect(await textsOf({ ...place, kind: 'combo', value: 'Single', select: ['Single', 'Married'] })).toEqual([
      'Single',
    ]);
  });

  it('have a mark for a ticked box, and nothing for another', async () => {
    const ticked = { ...place, width: 15, height: 15, kind: 'checkbox', value: 'Yes' } as const;
    expect(await textsOf(ticked)).toEqual(['[x]']);
    expect(await textsOf({ ...ticked, value: 'Off' })).toEqual([]);
  });

  it.each([
    ['hidden', { F: 2 }],
    ['not to be viewed', { F: 32 }],
    ['passwords', { Ff: 1 << 13 }],
  ])('are left out when they are %s', async (_name, options) => {
    expect(await textsOf({ ...place, value: 'SECRET', options })).toEqual([]);
  });

  it('are left out beyond the edge of the page', async () => {
    expect(await textsOf({ ...place, x: 700, value: 'OUTSIDE' })).toEqual([]);
  });

  it('are left out when they are defaults without an appearance', async () => {
    const field = { ...place, value: 'DEFAULT', options: { DV: Object('DEFAULT') } };
    const pdf = await openPdf(await printForm({ fields: [field], needAppearances: false }));
    expect(await readFormFields(await openPage(pdf, 1))).toEqual([]);
    await pdf.destroy();
  });
});

describe('a form whose values are in live fields', () => {
  it.each([true, false])('is read like a printed one, appearances needed: %s', async (needAppearances) => {
    const bytes = await printForm({ ...taxFormFields, needAppearances });
    const files = { files: [bytes], declaredType: null, isClassifiedOnly: false };
    const reading = await readDocument(engine, { classify, extract }, files);
    expect(reading.classification.fileType).toBe('TAX_DOCUMENT');
    expect(reading.pages[0]!.source).toBe('TEXT_LAYER');
    expect(reading.signs).toEqual([]);
    expect(reading.fields).toMatchObject({
      startDate: { value: '2025-03-01' },
      endDate: { value: '2025-11-30' },
      grossAmount: { value: 410250.5 },
      employeeName: { value: 'LUALHATI, DIOSDADO REYES' },
      employerName: { value: 'KALINAW WEAVING MILLS, INC.' },
      taxNumber: { value: '214-660-918-000' },
    });
  });
});
