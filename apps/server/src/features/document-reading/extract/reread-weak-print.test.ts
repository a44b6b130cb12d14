import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import type { Page, Reading, Word } from '../word.ts';
import { extract } from './extract.ts';
import { rereadWeakPrint } from './reread-weak-print.ts';

const slip = `
BUGHAW CONNECT SOLUTIONS, INC.
PAYSLIP
ENBLOYLE NAME     FRY SERIOD
Dela Cruz, Ana    01/01/2025 - 01/15/2025
`;

/** A photographed page on which these words were hardly legible. */
function photograph(guessed: readonly string[]): Page {
  const page = typePage(slip, 'PICTURE');
  return { ...page, words: page.words.map((word) => ({ ...word, confidence: guessed.includes(word.text) ? 30 : 95 })) };
}

const seconds: Record<string, string> = { 'ENBLOYLE NAME': 'EMPLOYEENAME', 'FRY SERIOD': 'FAYPERIOD:' };
const asked: string[] = [];

async function readPlaces(cells: Word[]): Promise<Map<Word, Reading>> {
  asked.push(...cells.map(({ text }) => text));
  return new Map(cells.map((cell) => [cell, { text: seconds[cell.text] ?? 'QX', confidence: 80 }]));
}

it('finds labels from the guesses of two readers, and their values', async () => {
  const page = photograph(['ENBLOYLE', 'NAME', 'FRY', 'SERIOD']);
  const pages = await rereadWeakPrint('PAYSLIP', [page], readPlaces);
  expect(pages[0]!.words.map(({ text }) => text).join(' ')).toContain('Employee Name Pay Period: Dela Cruz');
  const { fields } = extract('PAYSLIP', pages);
  expect(fields.employeeName?.value).toBe('Dela Cruz, Ana');
  expect(fields.startDate?.value).toBe('2025-01-01');
  expect(page.words.map(({ text }) => text)).toContain('ENBLOYLE');
});

it('does not read sure words again, nor words that are no label', async () => {
  asked.length = 0;
  await rereadWeakPrint('PAYSLIP', [photograph([])], readPlaces);
  expect(asked).toEqual([]);
  const page = photograph(['Dela', 'Cruz,', 'Ana']);
  const [mended] = await rereadWeakPrint('PAYSLIP', [page], readPlaces);
  expect(asked).toEqual(['Dela Cruz, Ana']);
  expect(mended!.words).toEqual(page.words);
});

it('prefers the certain reader, except when both read the same shapes', async () => {
  const page = photograph(['Dela', 'SOLUTIONS,']);
  const [mended] = await rereadWeakPrint('PAYSLIP', [page], async (cells) => {
    const texts = new Map([
      ['Dela', 'Reyes'],
      ['SOLUTIONS,', '5OLUTI0NS,'],
    ]);
    return new Map(cells.map((cell) => [cell, { text: texts.get(cell.text) ?? '', confidence: 96 }]));
  });
  const words = mended!.words.map(({ text }) => text);
  expect(words).toContain('Reyes');
  expect(words).not.toContain('Dela');
  expect(words).toContain('SOLUTIONS,');
  expect(mended!.words.find(({ text }) => text === 'SOLUTIONS,')!.confidence).toBe(96);
});

it('keeps words that the second reader splits otherwise', async () => {
  const page = typePage('3TIN NUNBER', 'PICTURE');
  const words = page.words.map((word) => ({ ...word, confidence: 30 }));
  const [mended] = await rereadWeakPrint('TAX_DOCUMENT', [{ ...page, words }], async (places) => {
    return new Map(places.map((place) => [place, { text: 'TIN NUMBER', confidence: 96 }]));
  });
  expect(mended!.words.map(({ text }) => text)).toEqual(['3TIN', 'NUNBER']);
});

it('reads large print again when the first reading is a smear', async () => {
  const page = typePage('PLEASE PAY\n$4,607.8E\nDue Date 10/19/2023', 'PICTURE');
  const words = page.words.map((word) =>
    word.text.startsWith('$') ? { ...word, confidence: 6, box: { ...word.box, height: word.box.height * 3 } } : word,
  );
  const certain = async (places: Word[]) =>
    new Map(places.map((place) => [place, { text: 'P4,607.83', confidence: 96 }]));
  const [mended] = await rereadWeakPrint('ELECTRICITY_BILL', [{ ...page, words }], certain);
  expect(mended!.words.map(({ text }) => text)).toContain('P4,607.83');
});

it('reads a place again when it is too wide for its letters', async () => {
  const page = typePage('TIN                RDO Code\n506-182-749-0000   083', 'PICTURE');
  const wide = { text: 'M—', confidence: 0, box: { ...page.words[0]!.box, width: page.words[0]!.box.width * 1.5 } };
  const words = [{ ...page.words[0]!, ...wide }, ...page.words.slice(1)];
  const certain = async (places: Word[]) => new Map(places.map((place) => [place, { text: '3 TIN', confidence: 99 }]));
  const [mended] = await rereadWeakPrint('TAX_DOCUMENT', [{ ...page, words }], certain);
  expect(mended!.words.slice(0, 2).map(({ text }) => text)).toEqual(['3', 'TIN']);
  const small = { ...words[0]!, box: page.words[0]!.box, text: '—' };
  const [same] = await rereadWeakPrint('TAX_DOCUMENT', [{ ...page, words: [small, ...words.slice(1)] }], certain);
  expect(same!.words[0]!.text).toBe('—');
});

it('picks the reading that is a valid calendar date', async () => {
  const page = typePage('VALID UNTIL\n62-DEC-2025', 'PICTURE');
  const words = page.words.map((word) => ({ ...word, confidence: word.text.startsWith('62') ? 56 : 95 }));
  const readAs = async (text: string) => {
    const readings = async (places: Word[]) => new Map(places.map((place) => [place, { text, confidence: 80 }]));
    const [mended] = await rereadWeakPrint('CLEARANCE_NBI', [{ ...page, words }], readings);
    return mended!.words.at(-1)!.text;
  };
  expect(await readAs('02-DEC-2025')).toBe('02-DEC-2025');
  expect(await readAs('O2-DEG-2O25')).toBe('62-DEC-2025');
});

it('gives each of several equal words its own second reading', async () => {
  const page = photograph(['BUGHAW', 'CONNECT', 'SOLUTIONS,', 'INC.']);
  const [mended] = await rereadWeakPrint('PAYSLIP', [page], async (places) => {
    return new Map(places.map((place) => [place, { text: place.text, confidence: 97 }]));
  });
  const seconds = mended!.words.slice(0, 4).map(({ second }) => second?.text);
  expect(seconds).toEqual(['BUGHAW', 'CONNECT', 'SOLUTIONS,', 'INC.']);
});

it('replaces an amount in spaced digits only with a certain amount', async () => {
  const page = typePage('NET PAY       P 1 3 22 1 5', 'PICTURE');
  const readAs = async (text: string) => {
    const certain = async (places: Word[]) => new Map(places.map((place) => [place, { text, confidence: 97 }]));
    const [mended] = await rereadWeakPrint('PAYSLIP', [page], certain);
    return mended!.words.map((word) => word.text).join(' ');
  };
  expect(await readAs('13,522.15')).toBe('NET PAY P 13,522.15');
  expect(await readAs('135221')).toBe('NET PAY P 1 3 22 1 5');
});

it.each([
  ['that was parted within its thousands', 'NET PAY       3,41 12.20', '3,412.20', 'NET PAY 3,412.20'],
  ['whose comma was read as a stop', 'NET PAY       603. 240.50', '603,240.50', 'NET PAY 603,240.50'],
  ['read as no amount', 'NET PAY       3,41 12.20', '3,41 2.20', 'NET PAY 3,41 12.20'],
])('joins an amount in two pieces: %s', async (_, line, text, mended) => {
  const certain = async (places: Word[]) => new Map(places.map((place) => [place, { text, confidence: 97 }]));
  const [page] = await rereadWeakPrint('PAYSLIP', [typePage(line, 'PICTURE')], certain);
  expect(page!.words.map((word) => word.text).join(' ')).toBe(mended);
});
