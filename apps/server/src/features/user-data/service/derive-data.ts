import type { Datapoint } from '@smile/contract/providers';
import type { FetchedData } from '../../../connectors/connector.ts';
import type { ModeContext } from '../../../context.ts';
import { type ListPart, toListParts } from '../../../platform/child-workers/list-parts.ts';
import { findDatasource } from '../../datasources/service/datasources.ts';
import { type DerivedData, type DeriveInput, deriveItems } from '../derive-items.ts';

/**
 * Maximum items derived on the event loop, where they take a few milliseconds. Few liabilities, since a loan may have
 * 1,000 instalments.
 */
const inlineCounts: Partial<Record<keyof FetchedData, number>> = { liabilities: 10, incomes: 50 };
const inlineItems = 300;
const keys = ['identities', 'employments', 'incomes', 'contributions', 'liabilities', 'transactions'] as const;

interface ToDerive {
  data: FetchedData;
  datapoints: Datapoint[];
  link?: DeriveInput['link'];
}

/** Derives data; large inputs run off the event loop. @throws ChildFailure when it takes too long */
export async function deriveData(ctx: ModeContext, providerId: string, reading: ToDerive): Promise<DerivedData> {
  if (isSmall(reading.data)) return deriveInline(ctx, providerId, reading);
  return ctx.compute.run('deriveItems', ctx.tenantId, inputOf(ctx, providerId, reading), {
    given: toParts(reading.data),
  });
}

/** Derives data on the event loop, for the few items of one document. */
export function deriveInline(ctx: ModeContext, providerId: string, reading: ToDerive): DerivedData {
  return deriveItems(inputOf(ctx, providerId, reading), { given: toParts(reading.data) });
}

function inputOf(ctx: ModeContext, providerId: string, { datapoints, link = null }: ToDerive): DeriveInput {
  const isGig = findDatasource(ctx, providerId)?.type === 'GIG';
  return { providerId, isGig, datapoints, link, now: ctx.now() };
}

function isSmall(data: FetchedData): boolean {
  const total = keys.reduce((sum, key) => sum + data[key].length, 0);
  return total <= inlineItems && keys.every((key) => data[key].length <= (inlineCounts[key] ?? inlineItems));
}

function toParts(data: FetchedData): ListPart[] {
  return toListParts(Object.fromEntries(keys.map((key) => [key, data[key]])));
}
