import { expect, test } from 'vitest';
import type { NextItem, Test } from '../../document.ts';
import { documentOf, inputNamed, routeTo, screenWithForm, testOf } from '../../testing/documents.ts';
import { rule } from '../../testing/flows.ts';
import { matchNatively } from '../../testing/random-walk.ts';
import { proveSite } from '../prove-site.ts';

const income = inputNamed('income', { label: 'Income', required: true, rule: rule({ format: 'NUMBER', min: 0 }) });
const job = {
  ...inputNamed('job', { label: 'Job', options: ['FULL', 'PART'].map((value) => ({ label: value, value })) }),
  type: 'Select' as const,
};

function prove(...items: NextItem[]) {
  const screens = ['Low', 'High', 'End'].map((name) => screenWithForm(`Screen_${name}`, []));
  const document = documentOf([screenWithForm('Screen_Income', [income, job], items), ...screens]);
  const { findings, screens: proofs } = proveSite(document, { matches: matchNatively, templateIds: [], sourceIds: [] });
  const texts = findings.filter(({ kind }) => kind !== 'unlinked-screen').map(({ text }) => text);
  return { texts, items: proofs.Screen_Income!.items };
}

function anyOf(target: string, ...tests: Test[]): NextItem {
  const item = routeTo(target, ...tests);
  return { ...item, condition: { ...item.condition, type: 'OR' } };
}

test('takes an item whose conditions cannot hold together where any is enough', () => {
  const tests = [testOf('income', 'LT', '10'), testOf('income', 'GT', '50')];
  expect(prove(routeTo('Screen_Low', ...tests), routeTo('Screen_End')).items[0]!.isPossible).toBe(false);
  const { texts, items } = prove(anyOf('Screen_Low', ...tests), routeTo('Screen_End'));
  expect(texts).toEqual([]);
  expect(items.map((item) => item!.isPossible)).toEqual([true, true]);
});

test('says that no condition of a group can hold', () => {
  const tests = [testOf('income', 'LT', '0'), testOf('job', 'NE', 'FULL')];
  const later = [anyOf('Screen_Low', testOf('income', 'GTE', '0'), tests[1]!), anyOf('Screen_High', ...tests)];
  expect(prove(...later).texts).toEqual([
    'High never opens from Income (next config item 2): next config item 1 (to Low) comes first and is always taken instead',
  ]);
  const never = [testOf('income', 'LT', '0'), testOf('income', 'EQ', '-1')];
  expect(prove(anyOf('Screen_Low', ...never), routeTo('Screen_End')).texts).toEqual([
    'Low never opens from Income (next config item 1): it needs Income below 0 or -1, which can never be',
  ]);
});

test('splits answers by lists of values and by whether there are any', () => {
  const { texts, items } = prove(
    routeTo('Screen_Low', testOf('job', 'ONE_OF', 'FULL\nPART')),
    routeTo('Screen_High', testOf('job', 'EMPTY', '')),
    routeTo('Screen_End', testOf('job', 'NOT_EMPTY', '')),
  );
  expect(items.map((item) => item!.isPossible)).toEqual([true, true, false]);
  expect(texts).toEqual([
    'End never opens from Income (next config item 3): next config item 1 (to Low) comes first and is always taken instead',
  ]);
});

test('names a listed value that a field never has', () => {
  expect(prove(routeTo('Screen_Low', testOf('job', 'ONE_OF', 'FULL\nNONE')), routeTo('Screen_End')).texts).toEqual([
    'Next config item 1 (to Low) in screen Income compares Job with "NONE", which it never is',
  ]);
});

test('lets a condition look whether a skipped question was answered', () => {
  const skipped = inputNamed('other', { label: 'Other' });
  const find = (type: Test['type'], value: string) => {
    const document = documentOf([
      screenWithForm('Screen_A', [income], [routeTo('Screen_C', testOf('income', 'LT', '5')), routeTo('Screen_B')]),
      screenWithForm('Screen_B', [skipped], [routeTo('Screen_C')]),
      screenWithForm('Screen_C', [], [routeTo('Screen_D', testOf('other', type, value)), routeTo('Screen_E')]),
      ...['D', 'E'].map((name) => screenWithForm(`Screen_${name}`, [])),
    ]);
    return proveSite(document, { matches: matchNatively, templateIds: [], sourceIds: [] }).findings.map(
      ({ kind }) => kind,
    );
  };
  expect(find('EMPTY', '')).toEqual([]);
  expect(find('EQ', 'x')).toEqual(['not-asked']);
});
