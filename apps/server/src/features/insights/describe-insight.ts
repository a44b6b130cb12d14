import {
  type InsightFeatureName,
  type InsightFeatures,
  incomeWindows,
  insightFeatures,
} from '@smile/contract/insight-features';
import type { InsightRow, InsightSummary, LiabilityInsightRow } from '@smile/contract/insights';
import { isSentinel } from '@smile/contract/sentinels';

/** Currency of each group. */
interface Currencies {
  income: string;
  liabilities: string;
}

type PrefixOf<N extends string> = N extends `${infer P}_average` ? P : never;
type Prefix = PrefixOf<InsightFeatureName>;

const missing = '-';
const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const incomeItems: [InsightFeatureName, string][] = [
  ['incomes_count', 'Number of Income Records'],
  ['incomes_current_amount', 'Current Income'],
  ['incomes_starting_amount', 'Starting Income'],
  ['incomes_first_income_month_range', 'Months since First Income'],
  ['incomes_latest_growth', 'Income Growth from Last Year'],
  ['incomes_last18_months_max_amount_count', 'Months at Maximum Income (Last 18 Months)'],
  ['incomes_missing_month_count', 'Number of Gaps without Income'],
  ['incomes_missing_month_max', 'Longest Gap without Income (Months)'],
];

const liabilityTables: [title: string, prefix: Prefix, quantity: InsightFeatureName | null][] = [
  ['Loans', 'liabilities_loan_amount', 'liabilities_loan_count'],
  ['Outstanding', 'liabilities_outstanding_amount', 'liabilities_outstanding_loan_count'],
  ['Overdue', 'liabilities_overdue_amount', 'liabilities_overdue_loan_count'],
  ['Payments', 'liabilities_payment_amount', 'liabilities_payment_count'],
  ['Ongoing Amortization', 'liabilities_ongoing_amortization_amount', null],
];

const employmentItems: [InsightFeatureName, string][] = [
  ['employments_current_status', 'Current Employment Status'],
  ['employments_employer_count', 'Number of Employers'],
  ['employments_current_tenure', 'Months at Current Employer'],
];

/** Formats an insight for the portal: tables and labelled values. */
export function describeInsight(features: InsightFeatures, currencies: Currencies): InsightSummary {
  const show = (name: InsightFeatureName, currency: string) => formatFeature(name, features[name], currency);
  const list = (items: [InsightFeatureName, string][], currency = '') =>
    items.map(([name, label]) => ({ label, value: show(name, currency) }));
  const row = (title: string, prefix: Prefix, currency: string): InsightRow => {
    const find = (...statistics: string[]) => {
      const name = statistics.map((statistic) => `${prefix}_${statistic}`).find((key) => key in insightFeatures);
      return name ? show(name as InsightFeatureName, currency) : missing;
    };
    return {
      title,
      sum: find('sum', 'total'),
      average: find('average'),
      minimum: find('min'),
      median: find('median'),
      maximum: find('max'),
      standardDev: find('std'),
    };
  };
  return {
    income: {
      tableItems: [
        row('All Time', 'incomes_amount', currencies.income),
        ...incomeWindows.map((months) =>
          row(`Last ${months} Months`, `incomes_last${months}_months_amount`, currencies.income),
        ),
      ],
      additionalItems: list(incomeItems, currencies.income),
    },
    liabilities: {
      tableItems: liabilityTables.map(
        ([title, prefix, quantity]): LiabilityInsightRow => ({
          ...row(title, prefix, currencies.liabilities),
          quantity: quantity ? show(quantity, '') : missing,
        }),
      ),
      additionalItems: list([['liabilities_finished_loan_count', 'Number of Finished Loans']]),
    },
    identity: { tableItems: [], additionalItems: list([['identity_age', 'Age']]) },
    employment: { tableItems: [], additionalItems: list(employmentItems) },
  };
}

function formatFeature(name: InsightFeatureName, value: number | string, currency: string): string {
  if (isSentinel(Number(value))) return missing;
  if (typeof value === 'string') return value;
  const { unit } = insightFeatures[name];
  if (unit === 'money') return `${currency} ${money.format(value)}`;
  return unit === 'ratio' ? percent.format(value) : count.format(value);
}
