import { describe, expect, test } from 'vitest';
import { compileV3 } from '../compile-v3.ts';
import type { Calculation, Operand } from '../document.ts';
import { documentOf, inputNamed, routeTo, screenWithForm } from '../testing/documents.ts';
import { rule } from '../testing/flows.ts';
import type { Answers } from '../values.ts';
import { walk } from '../visits/walk.ts';
import { calculate, calculateAll } from './calculate.ts';
import { readFraction, writeFraction } from './fraction.ts';
import { today, yearsBetween } from './today.ts';

const answer = (name: string): Operand => ({ field: { kind: 'component', componentId: `Input_${name}` }, value: '' });
const number = (value: string): Operand => ({ field: null, value });
const result = (id: string): Operand => ({ field: { kind: 'calculated', calculationId: id }, value: '' });

function calculationOf(type: Calculation['type'], operands: Operand[], given: Partial<Calculation> = {}): Calculation {
  return { id: 'Calculation_1', name: 'Total', type, operands, decimals: 2, isEmptyZero: false, ...given };
}

function work(calculations: Calculation[], answers: Answers = {}, id = 'Calculation_1'): string | null {
  const inputs = ['a', 'b', 'day'].map((name) =>
    inputNamed(name, { rule: name === 'day' ? null : rule({ format: 'NUMBER' }) }),
  );
  const flow = compileV3(documentOf([screenWithForm('Screen_1', inputs)], { calculations }));
  return calculate({ answers, linked: {}, query: {}, calculations: flow.calculations }, id);
}

describe('a calculated value', () => {
  test.each<[Calculation['type'], string[], string | null]>([
    ['SUM', ['0.1', '0.2'], '0.3'],
    ['DIFFERENCE', ['1', '0.9'], '0.1'],
    ['PRODUCT', ['1.005', '100'], '100.5'],
    ['QUOTIENT', ['1', '3'], '0.33'],
    ['QUOTIENT', ['2', '3'], '0.67'],
    ['PERCENTAGE', ['12500', '30000'], '41.67'],
    ['DIFFERENCE', ['0', '0.005'], '-0.01'],
    ['DIFFERENCE', ['0', '0.004'], '0'],
    ['PRODUCT', ['99999999', '99999999'], null],
    ['SUM', ['12,5', '1'], null],
    ['SUM', ['1e3', '1'], null],
  ])('works out %s of %j as %s', (type, operands, expected) => {
    expect(work([calculationOf(type, operands.map(number))])).toBe(expected);
  });

  test('has no result after a division by zero or with an empty answer, unless that counts as 0', () => {
    const sum = [answer('a'), answer('b')];
    expect(work([calculationOf('QUOTIENT', [number('1'), answer('a')])], { Input_a: '0' })).toBeNull();
    expect(work([calculationOf('SUM', sum)], { Input_a: '4' })).toBeNull();
    expect(work([calculationOf('SUM', sum, { isEmptyZero: true })], { Input_a: '4' })).toBe('4');
  });

  test('reads other calculated values, each rounded as it is shown', () => {
    const third = calculationOf('QUOTIENT', [number('1'), number('3')], { id: 'Calculation_2', name: 'Third' });
    expect(work([calculationOf('PRODUCT', [result('Calculation_2'), number('3')]), third])).toBe('0.99');
  });

  test('is the age on the day it is', () => {
    const born = `${Number(today().slice(0, 4)) - 30}-01-01`;
    expect(work([calculationOf('AGE', [answer('day')])], { Input_day: born })).toBe('30');
    expect(work([calculationOf('AGE', [answer('day')])], { Input_day: '9999-01-01' })).toBeNull();
    expect(work([calculationOf('AGE', [answer('day')])], { Input_day: 'soon' })).toBeNull();
    expect(yearsBetween('2004-02-29', '2026-02-28')).toBe(21);
    expect(today(Date.UTC(2026, 0, 1, 17))).toBe('2026-01-02');
  });

  test('ends for circles and for chains that read each value many times', () => {
    const circle = ['1', '2'].map((id, index) =>
      calculationOf('SUM', [result(`Calculation_${2 - index}`), number('1')], { id: `Calculation_${id}` }),
    );
    expect(work(circle)).toBeNull();
    const chain = Array.from({ length: 30 }, (_, index) => {
      const operand = index === 0 ? number('1') : result(`Calculation_${index - 1}`);
      return calculationOf('SUM', [operand, operand], { id: `Calculation_${index}` });
    });
    expect(work(chain, {}, 'Calculation_29')).toBe(String(2 ** 30));
  });

  test('counts a list as no number, and not as 0', () => {
    const sum = calculationOf('SUM', [answer('a'), number('1')], { isEmptyZero: true });
    expect(work([sum], { Input_a: ['2'] })).toBeNull();
    expect(work([sum], { Input_a: [] })).toBe('1');
  });

  test('is listed with its name where it has a result', () => {
    const values = { answers: {}, linked: {}, query: {} };
    const flow = compileV3(
      documentOf([screenWithForm('Screen_1', [])], {
        calculations: [
          calculationOf('SUM', [number('2')]),
          calculationOf('SUM', [answer('a')], { id: 'Calculation_2' }),
        ],
      }),
    );
    expect(calculateAll({ ...values, calculations: flow.calculations })).toEqual([
      { id: 'Calculation_1', name: 'Total', value: '2' },
    ]);
  });
});

test('is worked out again only where an answer that it reads changed, however many conditions read it', () => {
  const isPositive = { field: { kind: 'calculated' as const, calculationId: 'Calculation_1' }, type: 'GT' as const };
  const visibleIf = { type: 'AND' as const, items: Array(20).fill({ ...isPositive, value: '0' }) };
  const numbers = { rule: rule({ format: 'NUMBER' }) };
  const ids = Array.from({ length: 20 }, (_, index) => `Screen_${index}`);
  const screens = ids.map((id, index) =>
    screenWithForm(
      id,
      ['a', 'b', 'c'].map((name) =>
        inputNamed(name, { ...numbers, visibleIf: index === 0 ? null : visibleIf }, `Input_${name}${index || ''}`),
      ),
      index < ids.length - 1 ? [routeTo(ids[index + 1]!)] : [],
    ),
  );
  const flow = compileV3(
    documentOf(screens, {
      calculations: [calculationOf('SUM', ['a', 'b', 'b19'].map(answer), { isEmptyZero: true })],
    }),
  );
  let workings = 0;
  const calculations = flow.calculations!.map(({ operands, ...other }) => ({
    ...other,
    get operands() {
      workings++;
      return operands;
    },
  }));
  const forms = Object.fromEntries(flow.screens.map(({ moduleId }) => [moduleId, { a: 1, b: 2, c: 3 }]));
  const visit = { forms, linked: {}, query: {} };
  const { path, values } = walk({ ...flow, calculations }, visit);
  expect(path).toHaveLength(ids.length);
  expect(workings).toBeLessThan(100);
  expect(values.answers).toMatchObject({ Input_b19: '2', Input_c19: '3' });
  expect(calculateAll(values)).toMatchObject([{ value: '5' }]);
});

test('keeps decimal numbers as they are written', () => {
  for (const text of ['0', '-0.5', '123456789012345', '0.0000000001']) {
    expect(writeFraction(readFraction(text)!, 10)).toBe(text);
  }
  expect(readFraction('1'.repeat(16))).toBeNull();
  expect(writeFraction(readFraction('-0')!, 2)).toBe('0');
});
