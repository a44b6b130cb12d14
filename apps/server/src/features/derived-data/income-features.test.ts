import { sentinels } from '@smile/contract/sentinels';
import { describe, expect, it } from 'vitest';
import { computeIncomeFeatures, type EstimatedIncome } from './income-features.ts';

const { noData, error } = sentinels;
const pay = (month: string, amount: number | null, currency: EstimatedIncome['currency'] = 'PHP') => ({
  month,
  currency,
  amount,
});

/** Seventeen of the twenty months from 2024-11 to 2026-06: 10 000 each, from 2026 on 12 000. */
const history = [
  ...['2024-11', '2024-12', '2025-01', '2025-04', '2025-05', '2025-06', '2025-07'],
  ...['2025-09', '2025-10', '2025-11', '2025-12'],
  ...['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'],
].map((month) => pay(month, month < '2026' ? 10000 : 12000));

describe('incomes', () => {
  it('computes the published sample: two equal incomes with one month in between', () => {
    const features = computeIncomeFeatures([pay('2022-06', 8500), pay('2022-04', 8500)], '2022-07');
    const statistics = { sum: 17000, average: 8500, min: 8500, max: 8500, median: 8500, std: 0 };
    const spans = ['', 'last3_months_', 'last6_months_', 'last9_months_', 'last12_months_', 'last18_months_'];
    expect(features).toEqual({
      incomes_count: 2,
      incomes_first_income_month_range: 3,
      incomes_missing_month_max: 1,
      incomes_missing_month_count: 1,
      ...Object.fromEntries(
        spans.flatMap((span) =>
          Object.entries(statistics).map(([name, value]) => [`incomes_${span}amount_${name}`, value]),
        ),
      ),
      incomes_last18_months_max_amount_count: 2,
      incomes_starting_amount: 8500,
      incomes_current_amount: 8500,
      incomes_latest_growth: noData,
    });
  });

  it('measures each span back from the latest posted month', () => {
    const features = computeIncomeFeatures(history, '2026-07');
    expect(features).toMatchObject({
      incomes_count: 17,
      incomes_first_income_month_range: 20,
      incomes_missing_month_max: 2,
      incomes_missing_month_count: 2,
      // 11 x 10 000 + 6 x 12 000
      incomes_amount_sum: 182000,
      incomes_amount_average: 10705.88,
      incomes_amount_min: 10000,
      incomes_amount_max: 12000,
      incomes_amount_median: 10000,
      // sum of squares: 11 × 705.88² + 6 × 1294.12² = 15 529 411.76; standard deviation: √(that / 16)
      incomes_amount_std: 985.18,
      incomes_last3_months_amount_sum: 36000,
      incomes_last3_months_amount_std: 0,
      incomes_last6_months_amount_sum: 72000,
      incomes_last6_months_amount_min: 12000,
      // 2025-10 to 2025-12 too
      incomes_last9_months_amount_sum: 102000,
      incomes_last9_months_amount_average: 11333.33,
      incomes_last9_months_amount_min: 10000,
      incomes_last9_months_amount_max: 12000,
      incomes_last9_months_amount_median: 12000,
      incomes_last9_months_amount_std: 1000,
      // 2025-07, 2025-09 to 2026-06
      incomes_last12_months_amount_sum: 122000,
      incomes_last12_months_amount_average: 11090.91,
      incomes_last12_months_amount_median: 12000,
      incomes_last12_months_amount_std: 1044.47,
      // 2025-01, 2025-04 to 2025-07, 2025-09 to 2026-06
      incomes_last18_months_amount_sum: 162000,
      incomes_last18_months_amount_average: 10800,
      incomes_last18_months_amount_min: 10000,
      incomes_last18_months_amount_max: 12000,
      incomes_last18_months_amount_median: 10000,
      incomes_last18_months_amount_std: 1014.19,
      incomes_last18_months_max_amount_count: 6,
      incomes_starting_amount: 10000,
      incomes_current_amount: 12000,
      incomes_latest_growth: 0.2,
    });
  });

  it('has no data without records', () => {
    const features = computeIncomeFeatures([], '2026-07');
    expect(Object.keys(features)).toHaveLength(44);
    expect(new Set(Object.values(features))).toEqual(new Set([noData]));
  });

  it('has no deviation, growth or gap for a single income', () => {
    expect(computeIncomeFeatures([pay('2026-06', 8500.555)], '2026-07')).toMatchObject({
      incomes_count: 1,
      incomes_first_income_month_range: 1,
      incomes_missing_month_max: 0,
      incomes_missing_month_count: 0,
      incomes_amount_sum: 8500.56,
      incomes_amount_median: 8500.56,
      incomes_amount_std: noData,
      incomes_last18_months_amount_std: noData,
      incomes_last18_months_max_amount_count: 1,
      incomes_latest_growth: noData,
    });
  });

  it('counts nothing for recent months once the last income is older than the posting delay', () => {
    const late = computeIncomeFeatures([pay('2026-04', 9000)], '2026-07');
    // the span is 2026-03 to 2026-05
    expect(late).toMatchObject({ incomes_last3_months_amount_sum: 9000, incomes_last3_months_amount_max: 9000 });
    const gone = computeIncomeFeatures([pay('2025-11', 9000)], '2026-07');
    expect(gone).toMatchObject({
      incomes_amount_sum: 9000,
      incomes_last3_months_amount_sum: 0,
      incomes_last3_months_amount_average: 0,
      incomes_last3_months_amount_min: 0,
      incomes_last3_months_amount_max: 0,
      incomes_last3_months_amount_median: 0,
      incomes_last3_months_amount_std: noData,
      incomes_last6_months_amount_sum: 0,
      incomes_last9_months_amount_sum: 9000,
      incomes_current_amount: 9000,
    });
    const longGone = computeIncomeFeatures([pay('2023-01', 9000)], '2026-07');
    expect(longGone).toMatchObject({ incomes_last18_months_amount_sum: 0, incomes_last18_months_max_amount_count: 0 });
  });

  it.each([
    ['rise', 10000, 10500, 0.05],
    ['fall', 9000, 6000, -0.3333],
    ['nothing before', 0, 6000, error],
  ])('computes a %s on the same month of the year before', (_, before, after, growth) => {
    const features = computeIncomeFeatures([pay('2025-06', before), pay('2026-06', after)], '2026-07');
    expect(features.incomes_latest_growth).toBe(growth);
  });

  it('cannot sum several currencies, but counts their months', () => {
    const features = computeIncomeFeatures([pay('2026-05', 9000), pay('2026-06', 500, 'SGD')], '2026-07');
    expect(features).toMatchObject({
      incomes_count: 2,
      incomes_first_income_month_range: 2,
      incomes_missing_month_max: 0,
      incomes_amount_sum: error,
      incomes_last3_months_amount_average: error,
      incomes_last18_months_max_amount_count: error,
      incomes_starting_amount: error,
      incomes_current_amount: error,
      incomes_latest_growth: error,
    });
  });

  it('skips incomes without an amount', () => {
    expect(computeIncomeFeatures([pay('2026-05', null), pay('2026-06', 7000)], '2026-07')).toMatchObject({
      incomes_count: 2,
      incomes_amount_sum: 7000,
      incomes_starting_amount: 7000,
    });
    expect(computeIncomeFeatures([pay('2026-05', null)], '2026-07')).toMatchObject({
      incomes_count: 1,
      incomes_amount_sum: noData,
      incomes_current_amount: noData,
    });
  });
});
