import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { compilePhrases, findPhrases } from './find-phrases.ts';
import { countEdits, lettersOf, mayBeAlike } from './fold-text.ts';
import { readLines } from './read-lines.ts';

const textOf = (page: ReturnType<typeof typePage>) =>
  readLines([page]).map(({ tokens }) => tokens.map(({ text }) => text).join(' '));

it('groups words into lines, and splits them at wide gaps', () => {
  const [line] = readLines([typePage('Net Pay      10,000.00')]);
  expect(line!.tokens.map(({ segment }) => segment)).toEqual([0, 0, 1]);
});

it('levels the lines of bent paper', () => {
  const rows = Array.from({ length: 12 }, (_, row) => `Name${row}           Value${row}           Amount${row}`);
  const page = typePage(rows.join('\n'), 'PICTURE');
  const bent = page.words.map((word) => {
    const middle = word.box.x + word.box.width / 2;
    return { ...word, box: { ...word.box, y: word.box.y + 0.09 * middle * (1 - middle) } };
  });
  expect(textOf({ ...page, words: bent }).slice(0, 2)).toEqual(['Name0 Value0 Amount0', 'Name1 Value1 Amount1']);
});

it('finds phrases despite misread letters, and over two lines of a cell', () => {
  const phrases = compilePhrases([
    ['Payment Due Date', 'due'],
    ['Total Deductions', 'deductions'],
  ]);
  const meanings = (text: string) => findPhrases(readLines([typePage(text)]), phrases).flatMap((hit) => hit.meanings);
  expect(meanings('T0tal Deducti0ns:  500.00')).toEqual(['deductions']);
  expect(meanings('Payment      May 5, 2024\nDue Date')).toEqual(['due']);
  expect(meanings('Total Departures')).toEqual([]);
});

it('does not continue a complete phrase on the next line, nor a phrase behind a dash', () => {
  const phrases = compilePhrases(
    ['Date of Bill', 'Due Date', 'Bill Due Date', 'VAT', 'Tax VAT'].map((text) => [text, text]),
  );
  const found = (text: string) => findPhrases(readLines([typePage(text)]), phrases).map(({ phrase }) => phrase);
  expect(found('     Date of Bill     Apr 28, 2025\n     Due Date         May 13, 2025')).toEqual([
    'Date of Bill',
    'Due Date',
  ]);
  expect(found('Tax\nVAT - Generation     115.38')).toEqual(['VAT']);
  expect(found('Tax\nVAT                  115.38')).toEqual(['Tax VAT']);
});

it('keeps the dash of a period', () => {
  const page = typePage('Pay Period: 16-Dec-2023 - 31-Dec-2023', 'PICTURE');
  const flat = page.words.map((word) =>
    word.text === '-' ? { ...word, box: { ...word.box, y: word.box.y + word.box.height / 2, height: 0.002 } } : word,
  );
  expect(textOf({ ...page, words: flat })).toEqual(['Pay Period: 16-Dec-2023 - 31-Dec-2023']);
});

it.each([
  ['netpay', 'netpay', 0],
  ['netpay', 'netpav', 1],
  ['netpay', 'ntpay', 1],
  ['totaldeductions', 'tolaldeduclons', 3],
  ['abc', '', 3],
])('turns %s into %s by %d edits', (one, other, edits) => {
  expect(countEdits(one, other, 3)).toBe(edits);
  expect(countEdits(one, other, edits - 1)).toBeNull();
  expect(mayBeAlike(lettersOf(one), lettersOf(other), edits)).toBe(true);
});

it('rejects texts of different letters without counting edits', () => {
  expect(mayBeAlike(lettersOf('netpay'), lettersOf('duedab'), 1)).toBe(false);
});

it('joins the lines of a narrow cell to one phrase', () => {
  const phrases = compilePhrases([['PhilHealth Number', 'number']]);
  const page = typePage('PhilHealth\nNumber');
  const words = page.words.map((word) => ({ ...word, box: { ...word.box, height: 7.85 / page.height } }));
  const hits = findPhrases(readLines([{ ...page, words }]), phrases);
  expect(hits.map(({ tokens }) => tokens.length)).toEqual([2]);
});

it('keeps large letters together beside small print', () => {
  const page = typePage('A. PEDROSO      this card is property of the company');
  const words = page.words.map((word, at) =>
    at < 2
      ? word
      : { ...word, box: { ...word.box, y: word.box.y + word.box.height / 2, height: word.box.height * 0.35 } },
  );
  const [line] = readLines([{ ...page, words }]);
  expect(line!.tokens.filter(({ segment }) => segment === 0).map(({ text }) => text)).toEqual(['A.', 'PEDROSO']);
});

it('keeps a word on its line when its box overlaps the next word', () => {
  const page = typePage('For the Period From      To\n04/14            12/31', 'PICTURE');
  const wide = page.words.map((word) =>
    word.text === 'Period' ? { ...word, box: { ...word.box, width: word.box.width * 2 } } : word,
  );
  expect(textOf({ ...page, words: wide })).toEqual(['For the Period From To', '04/14 12/31']);
});

it('ignores doubtful words beside lines when it places words', () => {
  const page = typePage('FAMILY NAME\nPANGILINAN                    an)\nFIRST NAME', 'PICTURE');
  const tall = ({ y, height }: { y: number; height: number }) => ({ y: y - height * 0.8, height: height * 2.6 });
  const words = page.words.map((word) =>
    word.text === 'an)' ? { ...word, confidence: 39, box: { ...word.box, ...tall(word.box) } } : word,
  );
  const lines = readLines([{ ...page, words }]);
  expect(lines.flatMap(({ tokens }) => tokens)).toHaveLength(6);
  for (const { top, tokens } of lines) expect(top).toBeCloseTo(tokens[0]!.top);
});

it('matches a three-letter label that was read as digits', () => {
  const phrases = compilePhrases([['SSS No', 'number']]);
  expect(findPhrases(readLines([typePage('555 NO.     04-1827736-5')]), phrases)).toHaveLength(1);
  expect(findPhrases(readLines([typePage('556 NO.     04-1827736-5')]), phrases)).toHaveLength(0);
});
