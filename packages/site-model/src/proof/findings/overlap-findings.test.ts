import { expect, test } from 'vitest';
import type { NextItem, Test } from '../../document.ts';
import { documentOf, inputNamed, routeTo, screenWithForm, testOf } from '../../testing/documents.ts';
import { rule } from '../../testing/flows.ts';
import { matchNatively } from '../../testing/random-walk.ts';
import { proveSite } from '../prove-site.ts';

const income = inputNamed('income', {
  label: 'Monthly income',
  required: true,
  rule: rule({ format: 'NUMBER', min: 0 }),
});
const born = { ...inputNamed('born', { label: 'Date of birth', required: true }), type: 'DatePicker' as const };
const employed = {
  ...inputNamed('employed', { required: true, options: ['YES', 'NO'].map((value) => ({ label: value, value })) }),
  type: 'Select' as const,
};
const settings = { matches: matchNatively, templateIds: [], sourceIds: [] };

function findOverlaps(items: NextItem[]) {
  const document = documentOf([
    screenWithForm('Screen_Income', [income, born, employed], [...items, routeTo('Screen_End')]),
    screenWithForm('Screen_Low', []),
    screenWithForm('Screen_High', []),
    screenWithForm('Screen_End', []),
  ]);
  return proveSite(document, settings).findings.filter(({ kind }) => kind === 'overlap');
}
const between = (low: string, high: string): Test[] => [testOf('income', 'GTE', low), testOf('income', 'LTE', high)];
const low = (...tests: Test[]) => routeTo('Screen_Low', ...tests);
const high = (...tests: Test[]) => routeTo('Screen_High', ...tests);

test('names the values that two ranges share, with a visit that shows it', () => {
  const found = findOverlaps([low(...between('0', '1000')), high(...between('500', '2000'))]);
  expect(found.map(({ text }) => text)).toEqual([
    'Next config items 1 (to Low) and 2 (to High) in screen Income overlap: the first one wins for visits where Monthly income is at least 500 and at most 1,000',
  ]);
  const answer = Number(found[0]!.example!.answers.Input_income);
  expect(answer).toBeGreaterThanOrEqual(500);
  expect(answer).toBeLessThanOrEqual(1000);
  expect(found[0]).toMatchObject({ screenId: 'Screen_Income', itemIndex: 1 });
});

test('names the one value that two ranges share', () => {
  const found = findOverlaps([low(testOf('income', 'LTE', '1000')), high(testOf('income', 'GTE', '1000'))]);
  expect(found.map(({ text }) => text)).toEqual([
    'Next config items 1 (to Low) and 2 (to High) in screen Income overlap: the first one wins for visits where Monthly income is 1,000',
  ]);
});

test('compares dates, and items that share their other conditions', () => {
  const isEmployed = testOf('employed', 'EQ', 'YES');
  const found = findOverlaps([
    low(isEmployed, testOf('born', 'LT', '2000-01-01')),
    high(testOf('born', 'GT', '1990-01-01'), isEmployed),
  ]);
  expect(found.map(({ text }) => text)).toEqual([
    'Next config items 1 (to Low) and 2 (to High) in screen Income overlap: the first one wins for visits where Date of birth is after 1990-01-01 and before 2000-01-01',
  ]);
});

test.each<[string, NextItem[]]>([
  ['ranges that only touch', [low(testOf('income', 'LT', '1000')), high(testOf('income', 'GTE', '1000'))]],
  ['a range within another, which is an exception', [low(...between('0', '10')), high(...between('0', '20'))]],
  ['ranges with the same target', [low(...between('0', '1000')), low(...between('500', '2000'))]],
  [
    'items with different other conditions',
    [low(testOf('employed', 'EQ', 'YES'), ...between('0', '1000')), high(...between('500', '2000'))],
  ],
  [
    'an overlap that an earlier item takes',
    [routeTo('Screen_End', ...between('500', '1000')), low(...between('0', '1000')), high(...between('500', '2000'))],
  ],
  [
    'an overlap of values that the field refuses',
    [low(testOf('income', 'LTE', '-1')), high(testOf('income', 'GTE', '-5'), testOf('income', 'LTE', '5'))],
  ],
  ['parts of text', [low(testOf('income', 'INCLUDES', '1')), high(testOf('income', 'INCLUDES', '2'))]],
])('does not report %s', (_, items) => {
  expect(findOverlaps(items)).toEqual([]);
});
