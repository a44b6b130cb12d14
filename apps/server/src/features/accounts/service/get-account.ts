import type { Account } from '@smile/contract/accounts';
import type { AccountPayload } from '@smile/contract/user-data';
import type { LinkAccount } from '@smile/contract/widget';
import type { LinkContext, ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { collectSourceData } from '../../user-data/service/collect-source-data.ts';
import { selectAccount } from '../queries.ts';
import { showAccount, showLinkAccount } from '../show-account.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getAccount(ctx: ModeContext, id: string): Promise<Account> {
  const account = await selectAccount(ctx, id);
  if (!account) throw missing();
  return showAccount(account);
}

/**
 * Returns an account whose data is not erased.
 * @throws ApiError MISSING_RESOURCE
 */
export async function getOpenAccount(ctx: ModeContext, id: string): Promise<Account> {
  const account = await getAccount(ctx, id);
  if (account.connectionStatus === 'DISCONNECTED') throw missing();
  return account;
}

/**
 * Empty until the first fetch.
 * @throws ApiError MISSING_RESOURCE, also for a revoked account
 */
export async function getAccountPayload(ctx: ModeContext, id: string): Promise<AccountPayload> {
  const { userId, providerId } = await getOpenAccount(ctx, id);
  return {
    metadata: { sourceId: id, sourceType: 'ACCOUNT', userId, providerId },
    ...(await collectSourceData(ctx, id)),
  };
}

/** @throws ApiError MISSING_RESOURCE */
export async function getLinkAccount(ctx: LinkContext, id: string): Promise<LinkAccount> {
  const account = await selectAccount(ctx, id);
  if (!account) throw missing();
  return showLinkAccount(account);
}
