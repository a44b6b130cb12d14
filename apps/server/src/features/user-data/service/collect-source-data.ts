import type { AccountPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { type DatapointItems, type StoredDatapoint, storedDatapoints } from '../datapoint-kinds.ts';
import { type SourceItem, selectSourceData, selectSourceItems } from '../queries.ts';
import { withOwnUrls } from '../with-own-urls.ts';

/** All data of a source, derived data included, without the metadata. */
export async function collectSourceData(ctx: ModeContext, sourceId: string): Promise<Omit<AccountPayload, 'metadata'>> {
  const items = await groupPayloads(ctx, await selectSourceData(ctx, sourceId));
  return {
    identity: items.IDENTITIES[0] ?? null,
    rating: items.RATINGS[0] ?? null,
    documents: items.DOCUMENTS,
    incomes: items.INCOMES,
    transactions: items.TRANSACTIONS,
    employments: items.EMPLOYMENTS,
    contributions: items.CONTRIBUTIONS,
    liabilities: items.LIABILITIES,
    eincomes: items.EINCOMES,
    links: items.LINK,
    insight: items.INSIGHTS[0] ?? null,
  };
}

type Payloads = { [D in StoredDatapoint]: Omit<DatapointItems[D], 'metadata'>[] };

const itemsPerBatch = 5000;

async function groupPayloads(ctx: ModeContext, items: SourceItem[]): Promise<Payloads> {
  const grouped = Object.fromEntries(storedDatapoints.map((datapoint) => [datapoint, [] as object[]]));
  await inBatches(items, itemsPerBatch, (batch) => {
    for (const { datapoint, payload } of batch) grouped[datapoint]!.push(withOwnUrls(ctx, datapoint, payload));
  });
  return grouped as unknown as Payloads;
}

/** Collects a source's items of one data point, without the metadata. */
export async function collectSourceItems<D extends StoredDatapoint>(ctx: ModeContext, sourceId: string, datapoint: D) {
  const items = await selectSourceItems(ctx, sourceId, datapoint);
  return items.map(({ payload }) => withOwnUrls(ctx, datapoint, payload) as DatapointItems[D]);
}
