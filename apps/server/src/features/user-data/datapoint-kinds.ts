import type { Eincome } from '@smile/contract/eincomes';
import type { EventType } from '@smile/contract/events';
import type { Insight } from '@smile/contract/insights';
import type { Link } from '@smile/contract/links';
import type { Datapoint } from '@smile/contract/providers';
import type {
  Contribution,
  Document,
  EincomePayload,
  Employment,
  Identity,
  Income,
  InsightPayload,
  Liability,
  LinkPayload,
  Rating,
  Transaction,
} from '@smile/contract/user-data';
import type { FetchedData } from '../../connectors/connector.ts';
import type { IdKind } from '../../id-prefixes.ts';
import { firstDayOf } from '../../platform/calendar.ts';

/** Item types of the API by data point, fetched and derived. */
export interface DatapointItems {
  IDENTITIES: Identity;
  RATINGS: Rating;
  DOCUMENTS: Document;
  EMPLOYMENTS: Employment;
  INCOMES: Income;
  CONTRIBUTIONS: Contribution;
  LIABILITIES: Liability;
  TRANSACTIONS: Transaction;
  EINCOMES: Eincome;
  LINK: Link;
  INSIGHTS: Insight;
}
export type StoredDatapoint = keyof DatapointItems & Datapoint;

/** Fetched data of a source with the data derived from it. */
export interface SourceData extends FetchedData {
  eincomes: Omit<EincomePayload, 'id'>[];
  links: Omit<LinkPayload, 'id'>[];
  insights: Omit<InsightPayload, 'id'>[];
}

interface DatapointKind {
  key: keyof SourceData;
  idKind: IdKind;
  /** Date or month field that `startDate` and `endDate` filter; null when the API reference has no such filter. */
  dateField: string | null;
  addedEvent: EventType;
  /** Event field for the id of a single item; null when one event covers all items. */
  eventIdField: string | null;
  /**
   * Fields that identify an item within its source, so that a later fetch updates it; empty for data points with one
   * item.
   */
  keyFields: readonly string[];
  /** Null when the API reference has no event for changed items. */
  updated: UpdatedEvent | null;
}

/** The event describes the changed items by a date range or by their ids. */
type UpdatedEvent =
  | { type: RangeUpdatedEventType; by: 'range' }
  | { type: 'DOCUMENTS_UPDATED' | 'EMPLOYMENTS_UPDATED' | 'LIABILITIES_UPDATED'; by: 'ids' };
type RangeUpdatedEventType = 'INCOMES_UPDATED' | 'CONTRIBUTIONS_UPDATED' | 'EINCOMES_UPDATED';

export const datapointKinds: Record<StoredDatapoint, DatapointKind> = {
  IDENTITIES: {
    key: 'identities',
    idKind: 'identity',
    dateField: null,
    addedEvent: 'IDENTITY_ADDED',
    eventIdField: 'identityId',
    keyFields: [],
    updated: null,
  },
  RATINGS: {
    key: 'ratings',
    idKind: 'rating',
    dateField: null,
    addedEvent: 'RATING_ADDED',
    eventIdField: 'ratingId',
    keyFields: [],
    updated: null,
  },
  DOCUMENTS: {
    key: 'documents',
    idKind: 'document',
    dateField: 'issueDate',
    addedEvent: 'DOCUMENTS_ADDED',
    eventIdField: null,
    keyFields: ['documentType', 'name', 'docId'],
    updated: { type: 'DOCUMENTS_UPDATED', by: 'ids' },
  },
  EMPLOYMENTS: {
    key: 'employments',
    idKind: 'employment',
    dateField: 'startDate',
    addedEvent: 'EMPLOYMENTS_ADDED',
    eventIdField: null,
    keyFields: ['employer', 'jobTitle', 'startDate'],
    updated: { type: 'EMPLOYMENTS_UPDATED', by: 'ids' },
  },
  INCOMES: {
    key: 'incomes',
    idKind: 'income',
    dateField: 'startDate',
    addedEvent: 'INCOMES_ADDED',
    eventIdField: null,
    keyFields: ['employer', 'workItem', 'startDate', 'endDate'],
    updated: { type: 'INCOMES_UPDATED', by: 'range' },
  },
  CONTRIBUTIONS: {
    key: 'contributions',
    idKind: 'contribution',
    dateField: 'date',
    addedEvent: 'CONTRIBUTIONS_ADDED',
    eventIdField: null,
    keyFields: ['date', 'referenceId'],
    updated: { type: 'CONTRIBUTIONS_UPDATED', by: 'range' },
  },
  LIABILITIES: {
    key: 'liabilities',
    idKind: 'liability',
    dateField: 'startDate',
    addedEvent: 'LIABILITIES_ADDED',
    eventIdField: null,
    keyFields: ['type', 'referenceId', 'startDate'],
    updated: { type: 'LIABILITIES_UPDATED', by: 'ids' },
  },
  TRANSACTIONS: {
    key: 'transactions',
    idKind: 'transaction',
    dateField: 'date',
    addedEvent: 'TRANSACTIONS_ADDED',
    eventIdField: null,
    keyFields: ['date', 'referenceId', 'description'],
    updated: null,
  },
  EINCOMES: {
    key: 'eincomes',
    idKind: 'eincome',
    dateField: 'month',
    addedEvent: 'EINCOMES_ADDED',
    eventIdField: null,
    keyFields: ['month', 'currency'],
    updated: { type: 'EINCOMES_UPDATED', by: 'range' },
  },
  LINK: {
    key: 'links',
    idKind: 'link',
    dateField: null,
    addedEvent: 'LINK_ADDED',
    eventIdField: 'id',
    keyFields: [],
    updated: null,
  },
  INSIGHTS: {
    key: 'insights',
    idKind: 'insight',
    dateField: null,
    addedEvent: 'INSIGHT_ADDED',
    eventIdField: 'id',
    keyFields: [],
    updated: null,
  },
};

export const storedDatapoints = Object.keys(datapointKinds) as StoredDatapoint[];

/** Data points computed here from fetched ones. */
export const derivedDatapoints = ['EINCOMES', 'LINK', 'INSIGHTS'] as const satisfies StoredDatapoint[];

/** Day of an item for date filters; the first day of a month. */
export function effectiveDateOf(datapoint: StoredDatapoint, payload: object): string | null {
  const { dateField } = datapointKinds[datapoint];
  const value = dateField ? ((payload as Record<string, string | null>)[dateField] ?? null) : null;
  return value?.length === 7 ? firstDayOf(value) : value;
}
