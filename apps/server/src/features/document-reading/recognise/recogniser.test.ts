import { expect, it } from 'vitest';
import { readTable } from './recogniser.ts';

const row = (line: number, word: number, place: [number, number, number, number], text: string) =>
  ['5', 1, 1, 1, line, word, ...place, 96.4, text].join('\t');

it('ends a word where the next one of its line begins', () => {
  const table = [
    'level\tpage_num',
    row(1, 1, [10, 5, 150, 20], '2025'),
    row(1, 2, [80, 5, 20, 20], '20'),
    row(2, 1, [40, 40, 60, 20], 'Sep'),
  ];
  expect(readTable(table.join('\n'))).toMatchObject([
    { text: '2025', confidence: 96, place: { left: 10, width: 70 } },
    { text: '20', place: { left: 80, width: 20 } },
    { text: 'Sep', place: { left: 40, width: 60 } },
  ]);
});
