import type { InsightFeatureName } from '@smile/contract/insight-features';
import { sentinels } from '@smile/contract/sentinels';
import { describeAmounts } from './amounts.ts';
import { fillFeatures, hasSeveralCurrencies } from './fill-features.ts';
import { type Loan, listLoanPayments } from './loan-payments.ts';

type LiabilityFeatures = Record<Extract<InsightFeatureName, `liabilities_${string}`>, number>;

/** Loan features on a day: "no data" for fields that no loan has, 0 without loans. */
export function computeLiabilityFeatures(loans: readonly Loan[], today: string): LiabilityFeatures {
  const noData = fillFeatures('liabilities', sentinels.noData) as LiabilityFeatures;
  if (loans.length === 0) return noData;
  const payments = loans.map((loan) => listLoanPayments(loan, today)).filter((known) => known !== null);
  const features = {
    ...noData,
    ...describeLoans(loans),
    ...describeBalances(loans),
    ...describeOverdue(loans),
    ...(payments.length > 0 && describePayments(payments.flat())),
  };
  return hasSeveralCurrencies(loans)
    ? { ...features, ...fillFeatures('liabilities', sentinels.error, ['money']) }
    : features;
}

function describeLoans(loans: readonly Loan[]): Partial<LiabilityFeatures> {
  const { min, max, sum, average, std } = describeAmounts(loans.map(({ loanAmount }) => loanAmount));
  return {
    liabilities_loan_count: loans.length,
    liabilities_loan_amount_min: min,
    liabilities_loan_amount_max: max,
    liabilities_loan_amount_total: sum,
    liabilities_loan_amount_average: average,
    liabilities_loan_amount_std: std,
  };
}

function describeBalances(loans: readonly Loan[]): Partial<LiabilityFeatures> {
  const known = loans.filter(({ outstandingBalance }) => outstandingBalance !== null);
  if (known.length === 0) return {};
  const open = known.filter(({ outstandingBalance }) => outstandingBalance! > 0);
  const balances = describeAmounts(open.map(({ outstandingBalance }) => outstandingBalance!));
  return {
    liabilities_finished_loan_count: known.length - open.length,
    liabilities_outstanding_loan_count: open.length,
    liabilities_outstanding_amount_max: balances.max,
    liabilities_outstanding_amount_total: balances.sum,
    liabilities_outstanding_amount_average: balances.average,
    ...describeAmortization(open),
  };
}

function describeAmortization(open: Loan[]): Partial<LiabilityFeatures> {
  const amounts = open.flatMap(({ amortizationAmount }) => amortizationAmount ?? []);
  if (open.length > 0 && amounts.length === 0) return {};
  const { sum, min, max, average, median, std } = describeAmounts(amounts);
  return {
    liabilities_ongoing_amortization_amount_sum: sum,
    liabilities_ongoing_amortization_amount_min: min,
    liabilities_ongoing_amortization_amount_max: max,
    liabilities_ongoing_amortization_amount_average: average,
    liabilities_ongoing_amortization_amount_median: median,
    liabilities_ongoing_amortization_amount_std: std,
  };
}

function describeOverdue(loans: readonly Loan[]): Partial<LiabilityFeatures> {
  const known = loans.flatMap(({ overduePaymentAmount }) => overduePaymentAmount ?? []);
  if (known.length === 0) return {};
  const overdue = known.filter((amount) => amount > 0);
  const { sum, average } = describeAmounts(overdue);
  return {
    liabilities_overdue_loan_count: overdue.length,
    liabilities_overdue_amount_total: sum,
    liabilities_overdue_amount_average: average,
  };
}

function describePayments(amounts: number[]): Partial<LiabilityFeatures> {
  const { sum, average, min, max, median, std } = describeAmounts(amounts);
  return {
    liabilities_payment_count: amounts.length,
    liabilities_payment_amount_max: max,
    liabilities_payment_amount_min: min,
    liabilities_payment_amount_median: median,
    liabilities_payment_amount_average: average,
    liabilities_payment_amount_sum: sum,
    liabilities_payment_amount_std: std,
  };
}
