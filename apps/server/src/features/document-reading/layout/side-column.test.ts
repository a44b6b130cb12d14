import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { readLines } from './read-lines.ts';

const linesOf = (text: string) =>
  readLines([typePage(text)]).map(({ tokens }) => tokens.map(({ text }) => text).join(' '));

const letter = `
                          OUR LADY OF PEÑAFRANCIA HOSPITAL
Medical Director
Dr. Ramon C. Alcazar      This is to certify that per the records on file in this office Mr.
Nursing Director          Crisanto L. De Guzman was employed here in this hospital as
Victoria S. Rañola        Staff Nurse assigned to the ward from then on up to the date
Level 2 Hospital          of his resignation, and that he has been cleared of all money.

                          MARILOU B. VILLAREAL
`;

it('puts a side column before the sentences, and keeps them continuous', () => {
  const lines = linesOf(letter);
  const start = lines.indexOf('This is to certify that per the records on file in this office Mr.');
  expect(lines.slice(start, start + 2)).toEqual([
    'This is to certify that per the records on file in this office Mr.',
    'Crisanto L. De Guzman was employed here in this hospital as',
  ]);
  expect(lines.indexOf('Level 2 Hospital')).toBe(start - 1);
  expect(lines.at(-1)).toBe('MARILOU B. VILLAREAL');
});

it('numbers the lines, and links each word to its line', () => {
  const lines = readLines([typePage(letter)]);
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => at));
  for (const line of lines)
    for (const [index, token] of line.tokens.entries()) expect([token.line, token.index]).toEqual([line, index]);
});

it('keeps amounts beside sentences in their lines', () => {
  const form = letter.replace('Level 2 Hospital', 'Total   1,500.00 ').replace('Nursing Director', 'Basic   1,200.00');
  expect(linesOf(form)).toContain('Total 1,500.00 of his resignation, and that he has been cleared of all money.');
});

it('keeps a note on the margin in its line', () => {
  const note = letter.replace(/^(?:Nursing Director|Victoria S. Rañola|Level 2 Hospital)/gm, (text) =>
    ' '.repeat(text.length),
  );
  expect(linesOf(note)).toContain(
    'Dr. Ramon C. Alcazar This is to certify that per the records on file in this office Mr.',
  );
});
