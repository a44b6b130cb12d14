import type { Datapoint } from '@smile/contract/providers';
import type { LinkPayload } from '@smile/contract/user-data';
import type { ConnectorState, FetchedData } from '../../../connectors/connector.ts';
import type { ModeContext } from '../../../context.ts';
import { findDatasource } from '../../datasources/service/datasources.ts';
import { datapointKinds, derivedDatapoints, type StoredDatapoint } from '../datapoint-kinds.ts';
import type { DerivedData } from '../derive-items.ts';
import type { LinkedAccount } from '../fingerprint.ts';
import { mergePayloads } from '../merge-items.ts';
import { type StoredItem, selectSourceData } from '../queries.ts';
import { findLinksElsewhere } from './account-links.ts';
import { deriveData } from './derive-data.ts';

/** Data fetched from a source, and its data points, derived ones included. */
export interface Reading {
  data: FetchedData;
  datapoints: Datapoint[];
  /** Other organizations that connected the login; null when unknown. */
  link?: Omit<LinkPayload, 'id'> | null;
  /** Data derived from the answer; computed when storing if missing. */
  derived?: DerivedData;
  /** New state for later requests to the source, if it changed. */
  state?: ConnectorState | undefined;
}

interface Fetched {
  data: FetchedData;
  datapoints: Datapoint[];
  state?: ConnectorState | undefined;
}

/**
 * Adds derived data to an account's fetched data. Reads across tenants and may take seconds for large data, so do not
 * call it inside a transaction.
 * @throws ChildFailure when it takes too long
 */
export async function completeReading(ctx: ModeContext, account: LinkedAccount, fetched: Fetched): Promise<Reading> {
  return complete(ctx, account, fetched, fetched.data);
}

/** `completeReading` for later fetches: includes stored items that the source no longer lists. */
export async function completeSync(
  ctx: ModeContext,
  account: LinkedAccount & { id: string },
  fetched: Fetched,
): Promise<Reading> {
  const stored = await selectSourceData(ctx, account.id);
  return complete(ctx, account, fetched, mergeData(stored, fetched));
}

async function complete(
  ctx: ModeContext,
  account: LinkedAccount,
  { data, datapoints: answered, state }: Fetched,
  known: FetchedData,
): Promise<Reading> {
  const supported = findDatasource(ctx, account.providerId)?.supported ?? [];
  const link = supported.includes('LINK') ? await findLinksElsewhere(ctx, account) : null;
  const present = derivedDatapoints.filter((one) => supported.includes(one) && (one !== 'LINK' || link !== null));
  const datapoints = [...answered, ...present];
  const derived = await deriveData(ctx, account.providerId, { data: known, datapoints, link });
  return { data, datapoints, link, derived, state };
}

function mergeData(stored: StoredItem[], { data, datapoints }: Fetched): FetchedData {
  const merged = Object.entries(datapointKinds).flatMap(([name, { key }]) => {
    if (!(key in data)) return [];
    const datapoint = name as StoredDatapoint;
    const own = stored.filter((item) => item.datapoint === datapoint);
    const read = datapoints.includes(datapoint) ? data[key as keyof FetchedData] : [];
    return [[key, mergePayloads(datapoint, own, read)]];
  });
  return Object.fromEntries(merged) as FetchedData;
}
