import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { understandPages } from '../understand-pages.ts';
import type { Page } from '../word.ts';
import { extract } from './extract.ts';

/** A photographed page on which these words were hardly legible. */
function photograph(text: string, guessed: readonly string[], confidence = 18): Page {
  const page = typePage(text, 'PICTURE');
  const words = page.words.map((word) => (guessed.includes(word.text) ? { ...word, confidence } : word));
  return { ...page, words };
}

const bill = (day: string) => `
MAHARLIKA ELECTRIC COOPERATIVE, INC.
BILLING STATEMENT
Bill Date        ${day}
Due Date         28-Jul-2025
Total Amount Due 4,716.35
`;

it('lists a doubtful word where the value of a label should stand', () => {
  const { doubtful } = extract('ELECTRICITY_BILL', [photograph(bill('TAS'), ['TAS'])]);
  expect(doubtful.map(({ text }) => text)).toContain('TAS');
});

it('leaves out words that both readers have read', () => {
  const page = photograph(bill('TAS'), ['TAS']);
  const words = page.words.map((word) => (word.text === 'TAS' ? { ...word, second: word } : word));
  const { doubtful } = extract('ELECTRICITY_BILL', [{ ...page, words }]);
  expect(doubtful.map(({ text }) => text)).not.toContain('TAS');
});

it('leaves out sure words beside such a label', () => {
  const { doubtful } = extract('ELECTRICITY_BILL', [photograph(bill('TAS'), [])]);
  expect(doubtful.map(({ text }) => text)).not.toContain('TAS');
});

it('drops a word that one reader guesses and the other does not see', async () => {
  const page = photograph(
    'NBI CLEARANCE\n\nLAST NAME      MIDDLE NAME   L\nQUIÑONES       CABRERA\n\nDATE OF BIRTH  CITIZENSHIP\nMAY 5, 1990    FILIPINO',
    ['L'],
    60,
  );
  const { extraction } = await understandPages([page], {
    declaredType: 'CLEARANCE_NBI',
    understanding: { classify: () => ({ fileType: 'CLEARANCE_NBI', confidence: 99 }), extract },
    readPlaces: async () => new Map(),
    lookAgain: async (words) =>
      new Map(
        words.map((word) => {
          const text = word.text === 'L' ? '' : word.text;
          return [word, { text, confidence: text ? 95 : 0, isWider: false, third: null }];
        }),
      ),
  });
  expect(extraction?.fields.middleName?.value).toBe('CABRERA');
});

it('keeps a digit that the second reader does not see', async () => {
  const page = photograph(
    'LAST NAME      MIDDLE NAME\nQUIÑONES       CABRERA\nBIRTHDATE      05 / 0 7 / 1 9 9 0',
    ['0'],
    64,
  );
  const read: string[] = [];
  await understandPages([page], {
    declaredType: 'CLEARANCE_NBI',
    understanding: {
      classify: () => ({ fileType: 'CLEARANCE_NBI', confidence: 99 }),
      extract: (type, pages) => {
        read.splice(0, read.length, ...pages.flatMap(({ words }) => words.map(({ text }) => text)));
        const doubtful = pages.flatMap(({ words }) => words.filter(({ text }) => text === '0'));
        return { ...extract(type, pages), doubtful };
      },
    },
    readPlaces: async () => new Map(),
    lookAgain: async (words) =>
      new Map(words.map((word) => [word, { text: '', confidence: 0, isWider: false, third: null }])),
  });
  expect(read.filter((text) => text === '0')).toHaveLength(2);
});

it('lists a single letter below a gender label', () => {
  const { doubtful } = extract('CLEARANCE_NBI', [
    photograph('GENDER    CIVIL STATUS    CITIZENSHIP\n&         MARRIED         FILIPINO', ['&'], 39),
  ]);
  expect(doubtful.map(({ text }) => text)).toContain('&');
});
