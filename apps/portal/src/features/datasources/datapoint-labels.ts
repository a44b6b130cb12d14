import type { FileDatapoint } from '@smile/contract/file-types';

/** Display names of data points. `NONE`, of file types that are stored without being read, has none. */
export const datapointLabels: Record<Exclude<FileDatapoint, 'NONE'>, string> = {
  IDENTITIES: 'Identities',
  TRANSACTIONS: 'Transactions',
  RATINGS: 'Ratings',
  EMPLOYMENTS: 'Employments',
  DOCUMENTS: 'Documents',
  INCOMES: 'Incomes',
  CONTRIBUTIONS: 'Contributions',
  EINCOMES: 'Estimated Incomes',
  LIABILITIES: 'Liabilities',
  LINK: 'Link',
  INSIGHTS: 'Insights',
};

/** Labels of a data source's supported data points. */
export function listDatapointLabels(supported: readonly FileDatapoint[]): string[] {
  return supported.filter((datapoint) => datapoint !== 'NONE').map((datapoint) => datapointLabels[datapoint]);
}
