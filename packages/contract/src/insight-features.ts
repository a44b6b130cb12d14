import { z } from 'zod';

export interface InsightFeature {
  group: 'income' | 'liabilities' | 'employment' | 'identity' | 'link';
  type: 'integer' | 'number' | 'string';
  unit: 'count' | 'months' | 'money' | 'ratio' | 'status' | 'years' | 'days';
  description: string;
}

const statisticNames = {
  sum: 'Total',
  total: 'Total',
  average: 'Average',
  min: 'Smallest',
  max: 'Largest',
  median: 'Median',
  std: 'Sample standard deviation',
} as const;
type Statistic = keyof typeof statisticNames;

const incomeStatistics = ['sum', 'average', 'min', 'max', 'median', 'std'] as const;

/** Income windows in months, besides the whole history. */
export const incomeWindows = [3, 6, 9, 12, 18] as const;

/** Every feature of an insight with its description, in response order. */
export const insightFeatures = {
  ...features('income', 'integer', 'count', { incomes_count: 'Number of estimated incomes' }),
  ...features('income', 'integer', 'months', {
    incomes_first_income_month_range: 'Months from the first estimated income to the time of computation',
    incomes_missing_month_max: 'Longest stretch of months without income between two incomes',
    incomes_missing_month_count: 'Number of stretches of months without income between two incomes',
  }),
  ...amounts('income', 'incomes_amount', incomeStatistics, 'monthly estimated income, whole history'),
  ...amounts('income', 'incomes_last3_months_amount', incomeStatistics, 'monthly estimated income, last 3 months'),
  ...amounts('income', 'incomes_last6_months_amount', incomeStatistics, 'monthly estimated income, last 6 months'),
  ...amounts('income', 'incomes_last9_months_amount', incomeStatistics, 'monthly estimated income, last 9 months'),
  ...amounts('income', 'incomes_last12_months_amount', incomeStatistics, 'monthly estimated income, last 12 months'),
  ...amounts('income', 'incomes_last18_months_amount', incomeStatistics, 'monthly estimated income, last 18 months'),
  ...features('income', 'number', 'count', {
    incomes_last18_months_max_amount_count: 'Number of the last 18 months in which the largest income was reached',
  }),
  ...features('income', 'number', 'money', {
    incomes_starting_amount: 'Estimated income of the first month',
    incomes_current_amount: 'Estimated income of the latest month',
  }),
  ...features('income', 'number', 'ratio', {
    incomes_latest_growth: 'Growth of the latest estimated income over the same month a year earlier; 0.05 is 5 %',
  }),
  ...features('liabilities', 'integer', 'count', { liabilities_loan_count: 'Number of loans' }),
  ...amounts('liabilities', 'liabilities_loan_amount', ['min', 'max', 'total', 'average', 'std'], 'loan amount'),
  ...features('liabilities', 'number', 'count', { liabilities_finished_loan_count: 'Number of loans paid back' }),
  ...features('liabilities', 'integer', 'count', { liabilities_outstanding_loan_count: 'Number of open loans' }),
  ...amounts(
    'liabilities',
    'liabilities_outstanding_amount',
    ['max', 'total', 'average'],
    'outstanding balance of open loans',
  ),
  ...features('liabilities', 'integer', 'count', { liabilities_overdue_loan_count: 'Number of overdue loans' }),
  ...amounts('liabilities', 'liabilities_overdue_amount', ['total', 'average'], 'overdue amount of overdue loans'),
  ...amounts(
    'liabilities',
    'liabilities_ongoing_amortization_amount',
    ['sum', 'min', 'max', 'average', 'median', 'std'],
    'amortization amount of open loans',
  ),
  ...features('liabilities', 'number', 'count', { liabilities_payment_count: 'Number of payments made' }),
  ...amounts(
    'liabilities',
    'liabilities_payment_amount',
    ['max', 'min', 'median', 'average', 'sum', 'std'],
    'payment made',
  ),
  ...features('employment', 'string', 'status', {
    employments_current_status: 'EMPLOYED, GIG or UNEMPLOYED; the text -999 if unknown',
  }),
  ...features('employment', 'integer', 'count', { employments_employer_count: 'Number of different employers' }),
  ...features('employment', 'integer', 'months', { employments_current_tenure: 'Months at the current employer' }),
  ...features('identity', 'integer', 'years', { identity_age: 'Age' }),
  ...features('link', 'integer', 'days', {
    link_days_since_first: 'Days since the first connection with another organization',
    link_days_since_last: 'Days since the latest connection with another organization',
  }),
  ...features('link', 'integer', 'count', {
    link_day3_count: 'Other organizations connected with in the last 3 days',
    link_day7_count: 'Other organizations connected with in the last 7 days',
    link_day30_count: 'Other organizations connected with in the last 30 days',
    link_day90_count: 'Other organizations connected with in the last 90 days',
    link_day180_count: 'Other organizations connected with in the last 180 days',
    link_day365_count: 'Other organizations connected with in the last 365 days',
    link_day730_count: 'Other organizations connected with in the last 730 days',
  }),
} as const satisfies Record<string, InsightFeature>;

export type InsightFeatureName = keyof typeof insightFeatures;

type FeatureSchema<N extends InsightFeatureName> = N extends 'employments_current_status' ? z.ZodString : z.ZodNumber;

const examples: Record<InsightFeature['unit'], number | string> = {
  count: 2,
  months: 3,
  money: 8500,
  ratio: 0.05,
  status: 'EMPLOYED',
  years: 30,
  days: 21,
};

const schemas = Object.entries(insightFeatures).map(([name, { type, unit, description }]) => [
  name,
  (type === 'string' ? z.string() : type === 'integer' ? z.number().int() : z.number())
    .describe(description)
    .meta({ examples: [examples[unit]] }),
]);

export const insightFeaturesSchema = z
  .object(Object.fromEntries(schemas) as { [N in InsightFeatureName]: FeatureSchema<N> })
  .describe('-999 stands for no data, -998 for a value that could not be computed. Money is in the source’s currency.')
  .meta({ id: 'ObjectFeature' });
export type InsightFeatures = z.infer<typeof insightFeaturesSchema>;

function features<N extends string>(
  group: InsightFeature['group'],
  type: InsightFeature['type'],
  unit: InsightFeature['unit'],
  descriptions: Record<N, string>,
): Record<N, InsightFeature> {
  const names = Object.keys(descriptions) as N[];
  return Object.fromEntries(
    names.map((name) => [name, { group, type, unit, description: descriptions[name] }]),
  ) as Record<N, InsightFeature>;
}

function amounts<P extends string, S extends Statistic>(
  group: InsightFeature['group'],
  prefix: P,
  statistics: readonly S[],
  of: string,
): Record<`${P}_${S}`, InsightFeature> {
  const descriptions = statistics.map((statistic) => [`${prefix}_${statistic}`, `${statisticNames[statistic]}: ${of}`]);
  return features(group, 'number', 'money', Object.fromEntries(descriptions) as Record<`${P}_${S}`, string>);
}
