import { sentinels } from '@smile/contract/sentinels';
import { expect, it } from 'vitest';
import { computeLiabilityFeatures } from './liability-features.ts';
import { type Loan, listLoanPayments } from './loan-payments.ts';

const { noData, error } = sentinels;
const today = '2026-07-15';
const loan: Loan = {
  currency: 'PHP',
  loanAmount: 16000,
  endDate: '2028-02-01',
  firstAmortizationDate: '2026-03-01',
  amortizationFrequency: 'Monthly',
  amortizationAmount: 738.32,
  outstandingBalance: 14599.76,
  overduePaymentAmount: 0,
};
const settled: Loan = {
  ...loan,
  loanAmount: 9000,
  firstAmortizationDate: '2024-01-31',
  endDate: '2024-03-31',
  amortizationAmount: 3000,
  outstandingBalance: 0,
};
const overdue: Loan = {
  ...loan,
  loanAmount: 5000,
  firstAmortizationDate: '2026-05-01',
  amortizationAmount: 1000,
  outstandingBalance: 3000,
  overduePaymentAmount: 1500,
};

it('computes the published sample of a single loan without arrears', () => {
  expect(computeLiabilityFeatures([loan], today)).toEqual({
    liabilities_loan_count: 1,
    liabilities_loan_amount_min: 16000,
    liabilities_loan_amount_max: 16000,
    liabilities_loan_amount_total: 16000,
    liabilities_loan_amount_average: 16000,
    liabilities_loan_amount_std: noData,
    liabilities_finished_loan_count: 0,
    liabilities_outstanding_loan_count: 1,
    liabilities_outstanding_amount_max: 14599.76,
    liabilities_outstanding_amount_total: 14599.76,
    liabilities_outstanding_amount_average: 14599.76,
    liabilities_overdue_loan_count: 0,
    liabilities_overdue_amount_total: 0,
    liabilities_overdue_amount_average: 0,
    liabilities_ongoing_amortization_amount_sum: 738.32,
    liabilities_ongoing_amortization_amount_min: 738.32,
    liabilities_ongoing_amortization_amount_max: 738.32,
    liabilities_ongoing_amortization_amount_average: 738.32,
    liabilities_ongoing_amortization_amount_median: 738.32,
    liabilities_ongoing_amortization_amount_std: noData,
    // March to July
    liabilities_payment_count: 5,
    liabilities_payment_amount_max: 738.32,
    liabilities_payment_amount_min: 738.32,
    liabilities_payment_amount_median: 738.32,
    liabilities_payment_amount_average: 738.32,
    liabilities_payment_amount_sum: 3691.6,
    liabilities_payment_amount_std: 0,
  });
});

it('computes over several loans: open, paid back and overdue', () => {
  expect(computeLiabilityFeatures([loan, settled, overdue], today)).toEqual({
    liabilities_loan_count: 3,
    liabilities_loan_amount_min: 5000,
    liabilities_loan_amount_max: 16000,
    liabilities_loan_amount_total: 30000,
    liabilities_loan_amount_average: 10000,
    // deviations 6000, -1000 and -5000: √(62 000 000 / 2)
    liabilities_loan_amount_std: 5567.76,
    liabilities_finished_loan_count: 1,
    liabilities_outstanding_loan_count: 2,
    liabilities_outstanding_amount_max: 14599.76,
    liabilities_outstanding_amount_total: 17599.76,
    liabilities_outstanding_amount_average: 8799.88,
    liabilities_overdue_loan_count: 1,
    liabilities_overdue_amount_total: 1500,
    liabilities_overdue_amount_average: 1500,
    liabilities_ongoing_amortization_amount_sum: 1738.32,
    liabilities_ongoing_amortization_amount_min: 738.32,
    liabilities_ongoing_amortization_amount_max: 1000,
    liabilities_ongoing_amortization_amount_average: 869.16,
    liabilities_ongoing_amortization_amount_median: 869.16,
    // deviations of 130.84 each: √(2 × 130.84²)
    liabilities_ongoing_amortization_amount_std: 185.04,
    // 5 × 738.32, 3 × 3000, and 1 × 1000 of 3 due, since 1500 overdue are 2 instalments
    liabilities_payment_count: 9,
    liabilities_payment_amount_max: 3000,
    liabilities_payment_amount_min: 738.32,
    liabilities_payment_amount_median: 738.32,
    liabilities_payment_amount_average: 1521.29,
    liabilities_payment_amount_sum: 13691.6,
    // deviations -782.97, 1478.71 and -521.29: √((5 × 782.97² + 3 × 1478.71² + 521.29²) / 8)
    liabilities_payment_amount_std: 1112.24,
  });
});

it('has no data without loans', () => {
  const features = computeLiabilityFeatures([], today);
  expect(Object.keys(features)).toHaveLength(27);
  expect(new Set(Object.values(features))).toEqual(new Set([noData]));
});

it('owes nothing once all loans are paid back', () => {
  expect(computeLiabilityFeatures([settled], today)).toMatchObject({
    liabilities_finished_loan_count: 1,
    liabilities_outstanding_loan_count: 0,
    liabilities_outstanding_amount_max: 0,
    liabilities_outstanding_amount_total: 0,
    liabilities_outstanding_amount_average: 0,
    liabilities_ongoing_amortization_amount_sum: 0,
    liabilities_ongoing_amortization_amount_std: noData,
  });
});

it('has no data for fields missing in all loans', () => {
  const silent: Loan = {
    ...loan,
    amortizationAmount: null,
    outstandingBalance: null,
    overduePaymentAmount: null,
  };
  expect(computeLiabilityFeatures([silent], today)).toMatchObject({
    liabilities_loan_count: 1,
    liabilities_loan_amount_total: 16000,
    liabilities_finished_loan_count: noData,
    liabilities_outstanding_loan_count: noData,
    liabilities_outstanding_amount_total: noData,
    liabilities_overdue_loan_count: noData,
    liabilities_ongoing_amortization_amount_sum: noData,
    liabilities_payment_count: noData,
    liabilities_payment_amount_sum: noData,
  });
  expect(computeLiabilityFeatures([{ ...loan, amortizationAmount: null }], today)).toMatchObject({
    liabilities_outstanding_loan_count: 1,
    liabilities_ongoing_amortization_amount_sum: noData,
  });
});

it('cannot sum several currencies, but counts the loans', () => {
  expect(computeLiabilityFeatures([loan, { ...overdue, currency: 'USD' }], today)).toMatchObject({
    liabilities_loan_count: 2,
    liabilities_outstanding_loan_count: 2,
    liabilities_overdue_loan_count: 1,
    liabilities_payment_count: 6,
    liabilities_loan_amount_total: error,
    liabilities_outstanding_amount_max: error,
    liabilities_overdue_amount_average: error,
    liabilities_ongoing_amortization_amount_median: error,
    liabilities_payment_amount_std: error,
  });
});

it.each<[string, Partial<Loan>, number | null]>([
  ['on the day an instalment is due', { firstAmortizationDate: '2026-06-15' }, 2],
  ['before the first instalment', { firstAmortizationDate: '2026-07-16' }, 0],
  ['at the end of short months', { firstAmortizationDate: '2025-12-31' }, 7],
  ['daily', { firstAmortizationDate: '2026-07-01', amortizationFrequency: 'Daily' }, 15],
  ['weekly', { firstAmortizationDate: '2026-07-01', amortizationFrequency: 'Weekly' }, 3],
  ['twice a month', { firstAmortizationDate: '2026-06-05', amortizationFrequency: 'Semimonthly' }, 3],
  ['every other month', { firstAmortizationDate: '2026-03-01', amortizationFrequency: 'Bimonthly' }, 3],
  ['quarterly', { firstAmortizationDate: '2026-01-01', amortizationFrequency: 'Quarterly' }, 3],
  ['annually', { firstAmortizationDate: '2024-07-15', amortizationFrequency: 'Annually' }, 3],
  ['until its end', { firstAmortizationDate: '2025-01-01', endDate: '2025-06-01' }, 6],
  ['without an end', { firstAmortizationDate: '2026-06-01', endDate: null }, 2],
  ['all overdue', { firstAmortizationDate: '2026-06-01', overduePaymentAmount: 5000 }, 0],
  ['of no known rhythm', { amortizationFrequency: 'Variable' }, null],
  ['of no known amount', { amortizationAmount: null }, null],
  ['of no known start', { firstAmortizationDate: null }, null],
  ['paid back without an end', { outstandingBalance: 0, endDate: null }, null],
])('counts the payments of a loan %s', (_, change, count) => {
  expect(listLoanPayments({ ...loan, ...change }, today)?.length ?? null).toBe(count);
});
