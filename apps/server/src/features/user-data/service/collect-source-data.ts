import type { AccountPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import type { DatapointItems, StoredDatapoint } from '../datapoint-kinds.ts';
import { type SourceItem, selectSourceData, selectSourceItems } from '../queries.ts';

/** Everything that a source answered and what follows from it, without the metadata. */
export async function collectSourceData(ctx: ModeContext, sourceId: string): Promise<Omit<AccountPayload, 'metadata'>> {
  const items = await selectSourceData(ctx, sourceId);
  return {
    identity: listPayloads(items, 'IDENTITIES')[0] ?? null,
    rating: listPayloads(items, 'RATINGS')[0] ?? null,
    documents: listPayloads(items, 'DOCUMENTS'),
    incomes: listPayloads(items, 'INCOMES'),
    transactions: listPayloads(items, 'TRANSACTIONS'),
    employments: listPayloads(items, 'EMPLOYMENTS'),
    contributions: listPayloads(items, 'CONTRIBUTIONS'),
    liabilities: listPayloads(items, 'LIABILITIES'),
    eincomes: listPayloads(items, 'EINCOMES'),
    links: listPayloads(items, 'LINK'),
    insight: listPayloads(items, 'INSIGHTS')[0] ?? null,
  };
}

/** What a source answered of one data point, without the metadata. */
export async function collectSourceItems<D extends StoredDatapoint>(ctx: ModeContext, sourceId: string, datapoint: D) {
  return listPayloads(await selectSourceItems(ctx, sourceId, datapoint), datapoint);
}

function listPayloads<D extends StoredDatapoint>(
  items: SourceItem[],
  datapoint: D,
): Omit<DatapointItems[D], 'metadata'>[] {
  return items.filter((item) => item.datapoint === datapoint).map(({ payload }) => payload as DatapointItems[D]);
}
