import type { Provider } from '@smile/contract/providers';
import type { LinkAccount } from '@smile/contract/widget';
import type { Connector } from '../../../connectors/connector.ts';
import { connectorFor } from '../../../connectors/registry.ts';
import { inTransaction, type LinkContext } from '../../../context.ts';
import { ApiError, invalid } from '../../../platform/errors.ts';
import { findDatasource } from '../../datasources/service/datasources.ts';
import { noteActivity } from '../../site-visits/service/note-activity.ts';
import { requireOpenVisit } from '../../site-visits/service/visit-checks.ts';
import { requireAllowance } from '../../usage/service/allowances.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { askConnector } from '../ask-connector.ts';
import { stepKey } from '../connector-state.ts';
import { type AccountRow, insertAccount, selectLiveAccountForUpdate, updateConnection } from '../queries.ts';
import { settleLogin } from './settle-login.ts';

interface NewConnection {
  providerId: string;
  loginType?: string | undefined;
  credentials: Record<string, string>;
}

/**
 * Logs in to a provider for the end user. A failed or unfinished connection is resumed under its id; the newest login
 * wins. Credentials go to the connector and are never stored.
 * @throws ApiError MISSING_RESOURCE for unknown providers; INVALID_PARAMETERS for closed or already connected ones
 * and for an unsupported login type; UNAUTHORIZED_ACCESS when no connection is left; LINK_EXPIRED when the hosted
 * site is closed
 */
export async function connectAccount(ctx: LinkContext, input: NewConnection): Promise<LinkAccount> {
  const { provider, connector } = findConnectable(ctx, input.providerId);
  checkLoginType(connector, provider, input.loginType);
  const asked = await inTransaction(ctx, (tx) => openAccount(tx, provider));
  const { loginType = null, credentials } = input;
  const outcome = await askConnector(ctx, provider, () =>
    connector.begin({ key: stepKey(asked, 'login'), provider, loginType, credentials, now: ctx.now() }),
  );
  return settleLogin(ctx, { asked, provider, connector, outcome });
}

function findConnectable(ctx: LinkContext, providerId: string): { provider: Provider; connector: Connector } {
  const provider = findDatasource(ctx, providerId);
  if (!provider) throw new ApiError('MISSING_RESOURCE', `There is no provider ${providerId}.`);
  const connector = connectorFor(ctx, provider);
  if (!provider.enabled || !connector) throw invalid(`${provider.name} cannot be connected at the moment.`);
  return { provider, connector };
}

function checkLoginType(connector: Connector, provider: Provider, loginType: string | undefined): void {
  const types = connector.loginOptions(provider).map(({ type }) => type);
  if (loginType !== undefined && !types.includes(loginType))
    throw invalid(`${provider.name} has no login type ${loginType}.`);
}

async function openAccount(tx: LinkContext, provider: Provider): Promise<AccountRow> {
  const { userId } = tx.actor;
  await requireOpenVisit(tx);
  const existing = await selectLiveAccountForUpdate(tx, userId, provider.id);
  await requireAllowance(tx, 'ConnectAccount', existing?.id);
  await noteActivity(tx, userId);
  if (existing) return restartAccount(tx, existing, provider);
  const created = await insertAccount(tx, { id: tx.newId('account'), userId, providerId: provider.id });
  if (created) {
    await publishEvent(tx, 'ACCOUNT_CREATED', { userId, accountId: created.id, providers: [provider.id] });
    return created;
  }
  const concurrent = await selectLiveAccountForUpdate(tx, userId, provider.id);
  if (!concurrent) throw new ApiError('SERVER_UNAVAILABLE');
  return restartAccount(tx, concurrent, provider);
}

async function restartAccount(tx: LinkContext, account: AccountRow, provider: Provider): Promise<AccountRow> {
  const mayLogInAgain = account.status !== 'CONNECTED' || account.monitorStatus === 'USER_ACTION_REQUIRED';
  if (!mayLogInAgain)
    throw invalid(`An account at ${provider.name} is already connected. Disconnect it before you connect another one.`);
  return updateConnection(tx, account, {
    status: 'PENDING',
    errorCode: null,
    errorMessage: null,
    stage: 'LOGGING_IN',
    progress: 0,
    stateSealed: null,
    mfa: null,
    attempt: account.attempt + 1,
  });
}
