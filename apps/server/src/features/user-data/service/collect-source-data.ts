import type { AccountPayload } from '@smile/contract/user-data';
import type { FetchedData } from '../../../connectors/connector.ts';
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

/** What a source answered, as it is stored. */
export async function collectFetchedData(ctx: ModeContext, sourceId: string): Promise<FetchedData> {
  const items = await selectSourceData(ctx, sourceId);
  return {
    identities: listPayloads(items, 'IDENTITIES'),
    ratings: listPayloads(items, 'RATINGS'),
    documents: listPayloads(items, 'DOCUMENTS'),
    employments: listPayloads(items, 'EMPLOYMENTS'),
    incomes: listPayloads(items, 'INCOMES'),
    contributions: listPayloads(items, 'CONTRIBUTIONS'),
    liabilities: listPayloads(items, 'LIABILITIES'),
    transactions: listPayloads(items, 'TRANSACTIONS'),
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
