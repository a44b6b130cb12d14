import type { Provider } from '@smile/contract/providers';
import type { Connector, ConnectorState } from '../../../connectors/connector.ts';
import { connectorFor } from '../../../connectors/registry.ts';
import type { LinkContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { findDatasource } from '../../datasources/service/datasources.ts';
import { requireOpenVisit } from '../../site-visits/service/visit-checks.ts';
import { openState } from '../connector-state.ts';
import { type AccountRow, acceptsCode, type MfaChallenge, selectAccountForUpdate } from '../queries.ts';

interface Pending {
  asked: AccountRow;
  mfa: MfaChallenge;
  provider: Provider;
  connector: Connector;
  state: ConnectorState;
}

/** @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS; LINK_EXPIRED when the hosted site is closed; EDIT_CONFLICT once the visit has succeeded */
export async function lockPending(tx: LinkContext, id: string): Promise<Pending> {
  await requireOpenVisit(tx);
  const asked = await selectAccountForUpdate(tx, id);
  if (!asked) throw missing();
  const provider = findDatasource(tx, asked.providerId);
  const connector = provider && connectorFor(tx, provider);
  const state = openState(tx, asked);
  const { mfa } = asked;
  if (!mfa || mfa.triesLeft <= 0 || !acceptsCode(asked) || !state)
    throw invalid('This account is not waiting for a verification code.');
  if (!provider || !connector) throw invalid('The provider of this account cannot be reached at the moment.');
  return { asked, mfa, provider, connector, state };
}
