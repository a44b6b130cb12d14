import type { Datapoint } from '@smile/contract/providers';
import type { LinkPayload } from '@smile/contract/user-data';
import type { ConnectorState, FetchedData } from '../../../connectors/connector.ts';
import type { ModeContext } from '../../../context.ts';
import type { LinkedAccount } from '../../account-links/fingerprint.ts';
import { findLinksElsewhere } from '../../account-links/service/find-links-elsewhere.ts';
import { findDatasource } from '../../datasources/service/find-datasource.ts';
import { derivedDatapoints } from '../datapoint-kinds.ts';

/** What was read of a source, and the data points it has then, those included that are derived. */
export interface Reading {
  data: FetchedData;
  datapoints: Datapoint[];
  /** With which other organizations the account was connected; null where that is not known. */
  link?: Omit<LinkPayload, 'id'> | null;
  /** What the source wants to be asked with from now on, where that is something new. */
  state?: ConnectorState | undefined;
}

/** Names what can be derived of an account's data. Asks across tenants, so not inside a transaction. */
export async function completeReading(
  ctx: ModeContext,
  account: LinkedAccount,
  fetched: { data: FetchedData; datapoints: Datapoint[]; state?: ConnectorState | undefined },
): Promise<Reading> {
  const supported = findDatasource(ctx, account.providerId)?.supported ?? [];
  const link = supported.includes('LINK') ? await findLinksElsewhere(ctx, account) : null;
  const derived = derivedDatapoints.filter((one) => supported.includes(one) && (one !== 'LINK' || link !== null));
  const { data, state } = fetched;
  return { data, datapoints: [...fetched.datapoints, ...derived], link, state };
}
