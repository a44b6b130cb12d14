import { expect, it } from 'vitest';
import { estimateIncomes } from './service/estimate-incomes.ts';

const none = { contributions: [], incomes: [], transactions: [] };
const php = { currency: 'PHP' as const };
const now = '2026-07';
const shown = (...args: Parameters<typeof estimateIncomes>) =>
  estimateIncomes(...args).map(({ month, amount }) => [month, amount]);

it.each([
  ['sss_ph', 1275, 8500],
  ['philhealth_ph', 500, 10000],
  ['pagibig_ph', 400, 10000],
])('takes the pay from a contribution to %s', (providerId, amount, pay) => {
  const contributions = [{ ...php, date: '2026-05-31', amount }];
  expect(estimateIncomes(providerId, { ...none, contributions }, now)).toEqual([
    { month: '2026-05', currency: 'PHP', baseAmount: pay, amount: pay },
  ]);
});

it('sums the contributions of a month, latest month first', () => {
  const contributions = [
    { ...php, date: '2026-05-15', amount: 600 },
    { ...php, date: '2026-06-30', amount: 1350 },
    { ...php, date: '2026-05-31', amount: 675 },
  ];
  expect(shown('sss_ph', { ...none, contributions }, now)).toEqual([
    ['2026-06', 9000],
    ['2026-05', 8500],
  ]);
});

it('uses salaries without contributions, by the month in which the period ends', () => {
  const pay = { ...php, frequency: 'Semimonthly' as const, baseAmount: 5000, grossAmount: 6000, netAmount: 4500 };
  const incomes = [
    { ...pay, startDate: '2026-05-26', endDate: '2026-06-10' },
    { ...pay, startDate: '2026-06-11', endDate: '2026-06-25', baseAmount: null },
    { ...pay, startDate: '2026-05-01', endDate: null, baseAmount: null, grossAmount: null },
    { ...pay, startDate: '2026-04-01', endDate: null, baseAmount: null, grossAmount: null, netAmount: null },
  ];
  expect(shown('gsis_ph', { ...none, incomes }, now)).toEqual([
    ['2026-06', 11000],
    ['2026-05', 4500],
  ]);
});

it('spreads an annual salary over its months', () => {
  const salary = { ...php, frequency: 'Annually' as const, baseAmount: 120000, grossAmount: null, netAmount: null };
  const year = shown(
    'gsis_ph',
    { ...none, incomes: [{ ...salary, startDate: '2025-01-01', endDate: '2025-12-31' }] },
    now,
  );
  expect(year).toHaveLength(12);
  expect(year[0]).toEqual(['2025-12', 10000]);
  const running = shown('gsis_ph', { ...none, incomes: [{ ...salary, startDate: '2026-01-01', endDate: null }] }, now);
  expect(running.map(([month]) => month)).toEqual(['2026-06', '2026-05', '2026-04', '2026-03', '2026-02', '2026-01']);
});

it('sums credited amounts when nothing else exists', () => {
  const transactions = [
    { ...php, date: '2026-06-30', amount: 100.1 },
    { ...php, date: '2026-06-02', amount: 200.2 },
    { ...php, date: '2026-06-02', amount: -50 },
    { ...php, date: '2026-05-02', amount: -50 },
  ];
  expect(shown('grab', { ...none, transactions }, now)).toEqual([['2026-06', 300.3]]);
});

it('skips the current month and contributions at an unknown rate', () => {
  const contributions = [{ ...php, date: '2026-07-01', amount: 1275 }];
  expect(shown('sss_ph', { ...none, contributions }, now)).toEqual([]);
  expect(shown('other', { ...none, contributions: [{ ...php, date: '2026-05-31', amount: 1275 }] }, now)).toEqual([]);
});

it('keeps currencies separate', () => {
  const transactions = [
    { ...php, date: '2026-06-30', amount: 100 },
    { currency: 'SGD' as const, date: '2026-06-02', amount: 20 },
  ];
  expect(estimateIncomes('grab', { ...none, transactions }, now).map(({ currency }) => currency)).toEqual([
    'SGD',
    'PHP',
  ]);
});

it('counts no income of months after the calendar as past', () => {
  const income = {
    startDate: '9999-06-01',
    endDate: null,
    currency: 'PHP',
    frequency: 'Annually',
    baseAmount: 1200,
    grossAmount: null,
    netAmount: null,
  } as const;
  expect(estimateIncomes('gcash_ph', { contributions: [], incomes: [income], transactions: [] }, '2026-07')).toEqual(
    [],
  );
});
