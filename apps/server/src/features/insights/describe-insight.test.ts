import { expect, it } from 'vitest';
import { computeFeatures } from '../derived-data/service/compute-features.ts';
import { describeInsight } from './describe-insight.ts';

const now = new Date('2026-07-15T12:00:00Z');
const php = { income: 'PHP', liabilities: 'PHP' };
const nothing = { identity: null, employments: [], eincomes: [], liabilities: [], link: null, isGig: false };
const features = computeFeatures(
  {
    ...nothing,
    identity: { dob: '1970-08-24' },
    employments: [{ employer: 'ABC', employerNumber: null, startDate: '2019-06-03', endDate: null }],
    eincomes: [
      { month: '2026-06', currency: 'PHP', amount: 21000 },
      { month: '2025-06', currency: 'PHP', amount: 20000 },
    ],
    liabilities: [
      {
        currency: 'PHP',
        loanAmount: 16000,
        endDate: '2028-02-01',
        firstAmortizationDate: '2026-03-01',
        amortizationFrequency: 'Monthly',
        amortizationAmount: 738.32,
        outstandingBalance: 14599.76,
        overduePaymentAmount: 0,
      },
    ],
  },
  now,
);

it('shows money with its currency, growth in percent, and plain counts', () => {
  const { income } = describeInsight(features, php);
  expect(income.tableItems.map(({ title }) => title)).toEqual([
    'All Time',
    'Last 3 Months',
    'Last 6 Months',
    'Last 9 Months',
    'Last 12 Months',
    'Last 18 Months',
  ]);
  expect(income.tableItems.slice(0, 2)).toEqual([
    {
      title: 'All Time',
      sum: 'PHP 41,000.00',
      average: 'PHP 20,500.00',
      minimum: 'PHP 20,000.00',
      median: 'PHP 20,500.00',
      maximum: 'PHP 21,000.00',
      standardDev: 'PHP 707.11',
    },
    {
      title: 'Last 3 Months',
      sum: 'PHP 21,000.00',
      average: 'PHP 21,000.00',
      minimum: 'PHP 21,000.00',
      median: 'PHP 21,000.00',
      maximum: 'PHP 21,000.00',
      standardDev: '-',
    },
  ]);
  expect(income.additionalItems).toEqual([
    { label: 'Number of Income Records', value: '2' },
    { label: 'Current Income', value: 'PHP 21,000.00' },
    { label: 'Starting Income', value: 'PHP 20,000.00' },
    { label: 'Months since First Income', value: '13' },
    { label: 'Income Growth from Last Year', value: '5.00%' },
    { label: 'Months at Maximum Income (Last 18 Months)', value: '1' },
    { label: 'Number of Gaps without Income', value: '1' },
    { label: 'Longest Gap without Income (Months)', value: '11' },
  ]);
});

it('shows the number of loans per row, and - without a statistic', () => {
  const { liabilities } = describeInsight(features, php);
  expect(liabilities.tableItems.map(({ title, quantity, sum }) => [title, quantity, sum])).toEqual([
    ['Loans', '1', 'PHP 16,000.00'],
    ['Outstanding', '1', 'PHP 14,599.76'],
    ['Overdue', '0', 'PHP 0.00'],
    ['Payments', '5', 'PHP 3,691.60'],
    ['Ongoing Amortization', '-', 'PHP 738.32'],
  ]);
  expect(liabilities.tableItems[2]).toMatchObject({ average: 'PHP 0.00', minimum: '-', median: '-', standardDev: '-' });
  expect(liabilities.additionalItems).toEqual([{ label: 'Number of Finished Loans', value: '0' }]);
});

it('shows age and employment without tables', () => {
  const { identity, employment } = describeInsight(features, php);
  expect(identity).toEqual({ tableItems: [], additionalItems: [{ label: 'Age', value: '55' }] });
  expect(employment).toEqual({
    tableItems: [],
    additionalItems: [
      { label: 'Current Employment Status', value: 'EMPLOYED' },
      { label: 'Number of Employers', value: '1' },
      { label: 'Months at Current Employer', value: '85' },
    ],
  });
});

it('shows - for both sentinels, as number and as text', () => {
  const eincomes = (['PHP', 'SGD'] as const).map((currency) => ({ month: '2026-06', currency, amount: 1 }));
  const mixed = { ...nothing, eincomes };
  const summary = describeInsight(computeFeatures(mixed, now), php);
  const values = [
    ...summary.income.tableItems.flatMap(({ title: _, ...row }) => Object.values(row)),
    ...summary.liabilities.tableItems.flatMap(({ title: _, ...row }) => Object.values(row)),
    ...summary.identity.additionalItems.map(({ value }) => value),
    ...summary.employment.additionalItems.map(({ value }) => value),
  ];
  expect(new Set(values)).toEqual(new Set(['-']));
});

it('shows the currency of the money', () => {
  const { income, liabilities } = describeInsight(features, { income: 'SGD', liabilities: 'IDR' });
  expect(income.tableItems[0]!.sum).toBe('SGD 41,000.00');
  expect(liabilities.tableItems[0]!.sum).toBe('IDR 16,000.00');
});
