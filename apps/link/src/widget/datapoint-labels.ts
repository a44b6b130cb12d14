import type { Datapoint } from '@smile/contract/providers';
import { translate } from '../languages/translate.ts';

/** Plain names of a provider's data points; derived data points are left out. */
const labels: Partial<Record<Datapoint, string>> = {
  IDENTITIES: 'Identity and contact details',
  EMPLOYMENTS: 'Employment',
  INCOMES: 'Income',
  EINCOMES: 'Estimated income',
  CONTRIBUTIONS: 'Contributions',
  LIABILITIES: 'Loans',
  TRANSACTIONS: 'Transactions',
  RATINGS: 'Ratings',
  DOCUMENTS: 'Documents',
};

export function labelDataPoints(supported: Datapoint[]): string[] {
  return (Object.keys(labels) as Datapoint[])
    .filter((each) => supported.includes(each))
    .map((each) => translate(labels[each] ?? ''));
}
