import { type InsightFeatureName, incomeWindows } from '@smile/contract/insight-features';
import { sentinels } from '@smile/contract/sentinels';
import type { EincomePayload } from '@smile/contract/user-data';
import { addMonths, countMonths } from '../../platform/calendar.ts';
import { type AmountStatistics, describeAmounts, round, toAmount } from './amounts.ts';
import { fillFeatures, hasSeveralCurrencies } from './fill-features.ts';

export type EstimatedIncome = Pick<EincomePayload, 'month' | 'currency' | 'amount'>;
type IncomeFeatures = Record<Extract<InsightFeatureName, `incomes_${string}`>, number>;

/** Posting delay: sources post a month up to two months late; after that a missing month counts as without income. */
const postingMonths = 2;

/** Features of the estimated incomes as of a month (`yyyy-MM`). */
export function computeIncomeFeatures(eincomes: readonly EstimatedIncome[], now: string): IncomeFeatures {
  const noData = fillFeatures('income', sentinels.noData) as IncomeFeatures;
  if (eincomes.length === 0) return noData;
  const records = [...eincomes].sort((one, other) => one.month.localeCompare(other.month));
  return {
    ...noData,
    incomes_count: records.length,
    incomes_first_income_month_range: countMonths(records[0]!.month, now),
    ...findGaps(records.map(({ month }) => month)),
    ...computeAmounts(records, now),
  };
}

function findGaps(months: string[]) {
  const gaps = months.slice(1).map((month, index) => Math.max(countMonths(months[index]!, month) - 1, 0));
  return {
    incomes_missing_month_max: Math.max(0, ...gaps),
    incomes_missing_month_count: gaps.filter((gap) => gap > 0).length,
  };
}

function computeAmounts(records: EstimatedIncome[], now: string): Partial<IncomeFeatures> {
  const known = records.flatMap(({ month, currency, amount }) =>
    amount === null ? [] : [{ month, currency, amount }],
  );
  const first = known[0];
  const latest = known.at(-1);
  if (!first || !latest) return {};
  if (hasSeveralCurrencies(known))
    return {
      ...fillFeatures('income', sentinels.error, ['money', 'ratio']),
      incomes_last18_months_max_amount_count: sentinels.error,
    };
  const lastMonth = findLastMonth(latest.month, now);
  const amountsSince = (months: number) => {
    const firstMonth = addMonths(lastMonth, 1 - months);
    return known.filter(({ month }) => month >= firstMonth).map(({ amount }) => amount);
  };
  return {
    ...named('incomes_amount', describeAmounts(known.map(({ amount }) => amount))),
    ...Object.assign(
      {},
      ...incomeWindows.map((months) =>
        named(`incomes_last${months}_months_amount`, describeAmounts(amountsSince(months))),
      ),
    ),
    incomes_last18_months_max_amount_count: countLargest(amountsSince(18)),
    incomes_starting_amount: toAmount(first.amount),
    incomes_current_amount: toAmount(latest.amount),
    incomes_latest_growth: findGrowth(latest, known),
  };
}

/** Last month of the "last N months": the latest that should have been posted by now. */
function findLastMonth(latestMonth: string, now: string): string {
  const expected = addMonths(now, -postingMonths);
  return latestMonth > expected ? latestMonth : expected;
}

function named(prefix: string, statistics: AmountStatistics): Record<string, number> {
  return Object.fromEntries(Object.entries(statistics).map(([statistic, value]) => [`${prefix}_${statistic}`, value]));
}

function countLargest(amounts: number[]): number {
  const largest = Math.max(...amounts);
  return amounts.filter((amount) => amount === largest).length;
}

function findGrowth(latest: { month: string; amount: number }, known: { month: string; amount: number }[]): number {
  const yearEarlier = addMonths(latest.month, -12);
  const earlier = known.find(({ month }) => month === yearEarlier);
  return earlier ? round((latest.amount - earlier.amount) / earlier.amount, 4) : sentinels.noData;
}
