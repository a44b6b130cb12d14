import type { List } from '@smile/contract/common';
import type { LookupStatus } from '@smile/contract/lookups';
import type { UsageAction } from '@smile/contract/usage';

export interface LookupRow {
  id: string;
  createdAt: string;
  status: LookupStatus;
}

/** Filters of the results in the API's form; a lookup omits filters it does not support. */
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

/** One kind of lookup: where its records come from, and its words. */
export interface Lookup<Row extends LookupRow> {
  /** Names its records in the cache and in the names of files. */
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
  /** The name of the list of results. */
  listName: string;
  emptyTitle: string;
  loadMoreLabel: string;
  endText: string;
  backLabel: string;
  filters: readonly LookupFilterField[];
  /** Without dates in the URL: the last month up to today, or any time. */
  period: 'lastMonth' | 'any';
}

export interface LookupFilterField {
  name: 'id' | 'mobile' | 'email';
  label: string;
}

/** A failed lookup has nothing to show; FAILED is how footprints and MAWs are said to name it. */
export function canOpenLookup({ status }: { status: string }): boolean {
  return status !== 'ERROR' && status !== 'FAILED';
}
