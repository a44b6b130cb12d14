import { afterEach, expect, test, vi } from 'vitest';
import { checkAnswer } from '../answers.ts';
import { compileInput } from '../compile-input.ts';
import { exampleAnswer, isImpossible } from '../example-answers.ts';
import { answeredCells } from '../proof/fields.ts';
import { ruleMessages } from '../rule-messages.ts';
import { documentOf, inputNamed, screenWithForm } from '../testing/documents.ts';
import { rule } from '../testing/flows.ts';
import { fromWire } from '../wire/from-wire.ts';
import { toWire } from '../wire/to-wire.ts';
import { setVisitorUtcOffset } from './day-rules.ts';

afterEach(() => vi.useRealTimers());

const accepted = { values: { answers: {}, linked: {}, query: {} }, matches: () => true };
const fieldWith = (parts: Partial<ReturnType<typeof rule>>) => ({
  ...inputNamed('day', { label: 'Day', required: true, rule: rule(parts) }),
  type: 'DatePicker' as const,
});

function judge(parts: Partial<ReturnType<typeof rule>>, day: string, now: string): string | null {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  return checkAnswer(
    compileInput(fieldWith(parts), () => null),
    day,
    accepted,
  );
}

const noon = '2026-11-29T12:00:00Z';
test.each([
  [{ min: 0 }, '2026-11-29', null],
  [{ min: 0 }, '2026-11-28', 'Please enter a day not before today'],
  [{ max: 0 }, '2026-12-01', 'Please enter a day not after today'],
  [{ min: -30, max: 0 }, '2026-10-30', null],
  [{ min: -30, max: 0 }, '2026-10-29', 'Please enter a day from 30 days before today to today'],
  [{ min: 1 }, '2026-11-29', 'Please enter a day not before tomorrow'],
  [{ min: 0, message: 'Too late' }, '2020-01-01', 'Too late'],
  [{ min: 0 }, '2026-02-30', 'Please enter a valid Day'],
  [{ max: 1e300 }, '9999-12-31', 'Please enter a day not after 1e+300 days after today'],
  [{}, '0001-01-01', null],
])('judges days by %o: %s', (bounds, day, expected) => {
  expect(judge({ format: 'DAYS', ...bounds }, day, noon)).toBe(expected);
});

test('counts from the day where the visitor is, on their page', () => {
  setVisitorUtcOffset(8);
  // 11:00 in Manila; at UTC−12 it is still the previous day.
  const now = '2026-11-30T03:00:00Z';
  expect(judge({ format: 'DAYS', min: 1 }, '2026-11-30', now)).toBe('Please enter a day not before tomorrow');
  expect(judge({ format: 'DAYS', min: 1 }, '2026-12-01', now)).toBe(null);
  expect(judge({ format: 'DAYS', max: 0 }, '2026-12-01', '2026-11-30T13:00:00Z')).not.toBe(null);
  setVisitorUtcOffset(null);
});

test('takes the day that it is anywhere for today, at midnight too', () => {
  const today = { format: 'DAYS', min: 0, max: 0 } as const;
  // 23:59 in Manila and 03:59 in Honolulu, then a minute later.
  for (const now of ['2026-11-29T15:59:00Z', '2026-11-29T16:00:00Z'])
    for (const day of ['2026-11-29', '2026-11-30']) expect(judge(today, day, now)).toBe(null);
  expect(judge(today, '2026-11-28', '2026-11-29T16:00:00Z')).not.toBe(null);
  expect(judge(today, '2026-12-01', '2026-11-29T16:00:00Z')).not.toBe(null);
});

test.each([
  ['2008-11-29', null],
  ['2008-11-30', 'The age must be at least 18 years'],
  ['2027-01-01', 'Please enter a day in the past'],
])('judges whether a person born on %s is 18', (day, expected) => {
  expect(judge({ format: 'AGE', min: 18 }, day, noon)).toBe(expected);
});

test('lets people born on 29 February get older on 1 March, and on 29 February in leap years', () => {
  const adult = { format: 'AGE', min: 18 } as const;
  expect(judge(adult, '2008-02-29', '2026-02-28T12:00:00Z')).not.toBe(null);
  expect(judge(adult, '2008-02-29', '2026-03-01T12:00:00Z')).toBe(null);
  expect(judge({ ...adult, min: 20 }, '2008-02-29', '2028-02-29T12:00:00Z')).toBe(null);
  expect(judge({ ...adult, min: null, max: 65 }, '1960-11-29', noon)).toBe('The age must be at most 65 years');
  expect(judge({ ...adult, min: null }, '2027-01-01', noon)).toBe('Please enter a day in the past');
});

test('finds examples for the proof, and excludes no day because of the day it is', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-02-29T12:00:00Z') });
  for (const parts of [{ format: 'DAYS', min: 5, max: 9 } as const, { format: 'AGE', min: 18, max: 20 } as const]) {
    const input = compileInput(fieldWith(parts), () => null);
    expect(exampleAnswer(input, () => true)).toEqual(expect.stringMatching(/^20/));
    expect(isImpossible(input, () => true)).toBe(false);
    const test = { type: 'LT', value: '1990-01-01' } as const;
    expect(answeredCells(input, [test], () => true).some(({ truths }) => truths[0])).toBe(true);
  }
});

test('reports bounds that no day can have', () => {
  expect(ruleMessages(rule({ format: 'DAYS', min: 0.5, max: 99_999 }))).toEqual({
    min: 'Use whole days, at most 36500',
    max: 'Use whole days, at most 36500',
  });
  expect(ruleMessages(rule({ format: 'AGE', min: -1 }))).toEqual({ min: 'Use whole years from 0 to 150' });
  expect(ruleMessages(rule({ format: 'DAYS', min: 3, max: -3 }))).toMatchObject({ min: expect.any(String) });
  expect(ruleMessages(rule({ format: 'DAYS', min: -30, max: 0 }))).toEqual({});
});

test('keeps the rule on the wire', () => {
  const document = documentOf([screenWithForm('Screen_a', [fieldWith({ format: 'AGE', min: 18, message: 'Adults' })])]);
  const read = fromWire(document.name, toWire(document));
  expect('doc' in read && toWire(read.doc)).toEqual(toWire(document));
  expect(JSON.stringify(toWire(document))).toContain('"rules":[{"format":"AGE","min":18,"message":"Adults"}]');
});
