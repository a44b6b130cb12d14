import type { ContributionPayload, EincomePayload, IncomePayload, TransactionPayload } from '@smile/contract/user-data';
import { addMonths, countMonths } from '../../../platform/calendar.ts';

/**
 * Monthly contribution of employee and employer as a share of pay (rates of 2025). Pay above an insurer's ceiling
 * does not show in contributions.
 */
const contributionRates: Record<string, number> = {
  sss_ph: 0.15,
  philhealth_ph: 0.05,
  pagibig_ph: 0.04,
};

type Currency = EincomePayload['currency'];
type NewEincome = Omit<EincomePayload, 'id'>;

interface Earning {
  month: string;
  currency: Currency;
  amount: number;
}

/** A source's data that indicates income. */
interface Earnings {
  contributions: readonly Pick<ContributionPayload, 'date' | 'currency' | 'amount'>[];
  incomes: readonly Pick<
    IncomePayload,
    'startDate' | 'endDate' | 'currency' | 'frequency' | 'baseAmount' | 'grossAmount' | 'netAmount'
  >[];
  transactions: readonly Pick<TransactionPayload, 'date' | 'currency' | 'amount'>[];
}

/**
 * Monthly incomes before the current month `now` (`yyyy-MM`), latest first. Derived from contributions when the
 * insurer's rate is known, else from salaries, else from credited amounts.
 */
export function estimateIncomes(providerId: string, earnings: Earnings, now: string): NewEincome[] {
  const candidates = [
    readContributions(providerId, earnings.contributions),
    earnings.incomes.flatMap(readIncome),
    readCredits(earnings.transactions),
  ];
  const found = candidates.find((candidate) => candidate.length > 0) ?? [];
  return addUp(found.filter(({ month }) => month < now)).map(({ month, currency, amount }) => ({
    month,
    currency,
    baseAmount: amount,
    amount,
  }));
}

function readContributions(providerId: string, contributions: Earnings['contributions']): Earning[] {
  const rate = contributionRates[providerId];
  if (!rate) return [];
  return contributions.map(({ date, currency, amount }) => ({
    month: date.slice(0, 7),
    currency,
    amount: amount / rate,
  }));
}

/** Longer than any real salary; stops a wrong date from creating a month for each since the year 1. */
const maxMonths = 600;

/** Pay counts for the month in which its period ends; an annual salary is spread over its months. */
function readIncome(income: Earnings['incomes'][number]): Earning[] {
  const { startDate, endDate, currency, frequency } = income;
  const amount = income.baseAmount ?? income.grossAmount ?? income.netAmount;
  if (amount === null) return [];
  if (frequency !== 'Annually') return [{ month: (endDate ?? startDate).slice(0, 7), currency, amount }];
  const months = endDate ? Math.min(Math.max(countMonths(startDate, endDate) + 1, 1), maxMonths) : 12;
  return Array.from({ length: months }, (_, index) => ({
    month: addMonths(startDate, index),
    currency,
    amount: amount / months,
  }));
}

function readCredits(transactions: Earnings['transactions']): Earning[] {
  return transactions
    .filter(({ amount }) => amount > 0)
    .map(({ date, currency, amount }) => ({ month: date.slice(0, 7), currency, amount }));
}

/** Sums per month and currency, rounded to cents. */
function addUp(earnings: Earning[]): Earning[] {
  const sums = new Map<string, Earning>();
  for (const { month, currency, amount } of earnings) {
    const key = `${month} ${currency}`;
    sums.set(key, { month, currency, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.entries()]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([, earning]) => ({ ...earning, amount: Math.round(earning.amount * 100) / 100 }));
}
