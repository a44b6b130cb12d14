import type { AccountPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import type { DatapointItems, StoredDatapoint } from '../datapoint-kinds.ts';
import { type SourceItem, selectSourceData, selectSourceItems } from '../queries.ts';
import { withOwnUrls } from '../with-own-urls.ts';

/** Everything that a source answered and what follows from it, without the metadata. */
export async function collectSourceData(ctx: ModeContext, sourceId: string): Promise<Omit<AccountPayload, 'metadata'>> {
  const items = await selectSourceData(ctx, sourceId);
  return {
    identity: listPayloads(ctx, items, 'IDENTITIES')[0] ?? null,
    rating: listPayloads(ctx, items, 'RATINGS')[0] ?? null,
    documents: listPayloads(ctx, items, 'DOCUMENTS'),
    incomes: listPayloads(ctx, items, 'INCOMES'),
    transactions: listPayloads(ctx, items, 'TRANSACTIONS'),
    employments: listPayloads(ctx, items, 'EMPLOYMENTS'),
    contributions: listPayloads(ctx, items, 'CONTRIBUTIONS'),
    liabilities: listPayloads(ctx, items, 'LIABILITIES'),
    eincomes: listPayloads(ctx, items, 'EINCOMES'),
    links: listPayloads(ctx, items, 'LINK'),
    insight: listPayloads(ctx, items, 'INSIGHTS')[0] ?? null,
  };
}

/** Collects a source's items of one data point, without the metadata. */
export async function collectSourceItems<D extends StoredDatapoint>(ctx: ModeContext, sourceId: string, datapoint: D) {
  return listPayloads(ctx, await selectSourceItems(ctx, sourceId, datapoint), datapoint);
}

function listPayloads<D extends StoredDatapoint>(
  ctx: ModeContext,
  items: SourceItem[],
  datapoint: D,
): Omit<DatapointItems[D], 'metadata'>[] {
  return items
    .filter((item) => item.datapoint === datapoint)
    .map(({ payload }) => withOwnUrls(ctx, datapoint, payload) as DatapointItems[D]);
}
