import { expect, test } from 'vitest';
import { conditionHolds, testHolds } from './conditions.ts';
import { isInput, operators, ruleFormats, type SiteDocument, textTypes } from './document.ts';
import type { SiteFlow } from './flow.ts';
import type { VisitValues } from './values.ts';

const values: VisitValues = {
  answers: { income: '1200.50', born: '1990-02-01', name: 'Ana', empty: '', range: { startDate: '', endDate: '' } },
  linked: { widget: ['gcash', 'sss'] },
  query: { campaign: 'web' },
};

function holds(componentId: string, type: (typeof operators)[number], value: string): boolean {
  return testHolds({ source: { kind: 'answer', componentId }, type, value }, values);
}

test('compares numbers as numbers, dates as dates, and other texts for equality only', () => {
  expect(holds('income', 'GT', '900')).toBe(true);
  expect(holds('income', 'EQ', '1200.5')).toBe(true);
  expect(holds('born', 'LT', '1990-10-01')).toBe(true);
  expect(holds('name', 'GT', 'Aaa')).toBe(false);
  expect(holds('name', 'LTE', 'Ana')).toBe(true);
  expect(holds('income', 'LT', '1e9')).toBe(false);
});

test('treats a missing answer as empty, different from everything and including nothing', () => {
  for (const id of ['empty', 'missing', 'range', 'toString'])
    expect(operators.filter((operator) => holds(id, operator, ''))).toEqual([
      'NE',
      'NOT_INCLUDES',
      'EMPTY',
      'NOT_ONE_OF',
    ]);
});

test('finds members in a list and parts in a text', () => {
  const linked = (type: 'INCLUDES' | 'NOT_INCLUDES', value: string) =>
    testHolds({ source: { kind: 'linked', moduleId: 'widget' }, type, value }, values);
  expect([linked('INCLUDES', 'sss'), linked('INCLUDES', 'ss'), linked('NOT_INCLUDES', 'ss')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(holds('name', 'INCLUDES', 'An')).toBe(true);
});

test('compares with each line of a list of values', () => {
  expect(holds('income', 'ONE_OF', '900\n1200.5')).toBe(true);
  expect(holds('name', 'ONE_OF', ' Ana \nBen')).toBe(true);
  expect(holds('name', 'NOT_ONE_OF', 'Anna\nBen')).toBe(true);
  expect(holds('name', 'ONE_OF', '')).toBe(false);
  expect([holds('name', 'EMPTY', ''), holds('name', 'NOT_EMPTY', '')]).toEqual([false, true]);
  const linked = { source: { kind: 'linked', moduleId: 'other' }, type: 'EMPTY', value: '' } as const;
  expect(testHolds(linked, values)).toBe(true);
});

test('needs all tests, or any where one is enough', () => {
  const tests = ['Ana', 'Ben'].map((value) => {
    const source = { kind: 'answer', componentId: 'name' } as const;
    return { source, type: 'EQ', value } as const;
  });
  expect(conditionHolds({ tests }, values)).toBe(false);
  expect(conditionHolds({ tests, isAny: true }, values)).toBe(true);
  expect(conditionHolds({ tests: [] }, values)).toBe(true);
});

test('exports the types and constants of documents and flows', () => {
  const name: SiteDocument['name'] | SiteFlow['name'] = 'Loans';
  expect([name, ruleFormats.length, textTypes.length, operators.length]).toEqual(['Loans', 9, 4, 12]);
  const text = {
    id: 'Title_1',
    type: 'Title',
    additionalProps: {},
    props: { text: 'T', level: 1, align: 'left', imageUrl: null, imageDescription: '', visibleIf: null },
  } as const;
  expect(isInput(text)).toBe(false);
});
