import type { List } from '@smile/contract/common';
import type { LookupStatus } from '@smile/contract/lookups';
import type { UsageAction } from '@smile/contract/usage';

export interface LookupRow {
  id: string;
  createdAt: string;
  status: LookupStatus;
}

/** Result filters in the API's format; a lookup omits those it does not support. */
export interface LookupFilter {
  id?: string | undefined;
  mobile?: string | undefined;
  email?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export interface LookupPageQuery extends LookupFilter {
  size: number;
  cursor: string | undefined;
}

/** One kind of lookup: API calls and texts. */
export interface Lookup<Row extends LookupRow> {
  /** Key in the query cache and in file names. */
  key: string;
  action: UsageAction;
  fetchPage: (query: LookupPageQuery, signal: AbortSignal) => Promise<List<Row>>;
  fetchOne: (id: string, signal: AbortSignal) => Promise<Row>;
  title: string;
  maturity: 'Alpha' | 'Beta';
  description: string;
  allowanceTitle: (total: number) => string;
  requestTab: string;
  resultsTab: string;
  submitLabel: string;
  successMessage: string;
  /** Name of the result list. */
  listName: string;
  emptyTitle: string;
  loadMoreLabel: string;
  endText: string;
  backLabel: string;
  filters: readonly LookupFilterField[];
  /** Default period if the URL has no dates: the last month, or any time. */
  period: 'lastMonth' | 'any';
}

export interface LookupFilterField {
  name: 'id' | 'mobile' | 'email';
  label: string;
}

/** Failed lookups have no record to open. The reference calls the status FAILED for footprints and MAWs. */
export function canOpenLookup({ status }: { status: string }): boolean {
  return status !== 'ERROR' && status !== 'FAILED';
}

/** Confirmation of a request that names the lookup. */
export function successMessageOf(name: string): string {
  return `Your ${name} request has been submitted and is being processed. You can check the request results in the list on the next tab.`;
}

/** Texts shared by blacklists, footprints and MAWs. */
export const defaultTexts = { loadMoreLabel: 'Load more', period: 'lastMonth' } as const satisfies Partial<
  Lookup<never>
>;
