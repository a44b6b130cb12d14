import type { List } from '@smile/contract/common';
import type { Datapoint } from '@smile/contract/providers';
import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../context.ts';
import { encodeCursor } from '../../platform/db/cursor.ts';
import type { DatapointItems, StoredDatapoint } from './datapoint-kinds.ts';
import type { NewUserData } from './queries.ts';
import { withOwnUrls } from './with-own-urls.ts';

export const maxWebhookItems = 300;

type ListedItem = Pick<NewUserData, 'datapoint' | 'payload' | 'createdAt'>;

/** Items in list order; null for data points that were not fetched. */
export function toWebhookPayload(
  ctx: ModeContext,
  items: ListedItem[],
  datapoints: readonly Datapoint[],
): AllDatapointPayload {
  const list = <D extends StoredDatapoint>(datapoint: D) => firstPage<D>(ctx, items, datapoint, datapoints);
  return {
    identity: list('IDENTITIES')?.items[0] ?? null,
    rating: list('RATINGS')?.items[0] ?? null,
    documents: list('DOCUMENTS'),
    incomes: list('INCOMES'),
    transactions: list('TRANSACTIONS'),
    employments: list('EMPLOYMENTS'),
    contributions: list('CONTRIBUTIONS'),
    liabilities: list('LIABILITIES'),
    eincomes: list('EINCOMES'),
    links: list('LINK'),
    insight: list('INSIGHTS')?.items[0] ?? null,
  };
}

function firstPage<D extends StoredDatapoint>(
  ctx: ModeContext,
  items: ListedItem[],
  datapoint: D,
  datapoints: readonly Datapoint[],
): List<Omit<DatapointItems[D], 'metadata'>> | null {
  if (!datapoints.includes(datapoint)) return null;
  const all = items.filter((item) => item.datapoint === datapoint);
  const shown = all.slice(0, maxWebhookItems);
  const last = shown.at(-1);
  return {
    nextCursor: last && all.length > shown.length ? encodeCursor({ at: last.createdAt, id: last.payload.id }) : null,
    items: shown.map(({ payload }) => withOwnUrls(ctx, datapoint, payload) as DatapointItems[D]),
  };
}
