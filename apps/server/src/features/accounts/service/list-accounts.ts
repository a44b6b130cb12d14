import type { Account } from '@smile/contract/accounts';
import type { List } from '@smile/contract/common';
import type { AccountPayload } from '@smile/contract/user-data';
import type { LinkAccount } from '@smile/contract/widget';
import type { LinkContext, ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { collectSourceData } from '../../user-data/service/list-user-data.ts';
import {
  type AccountFilter,
  selectAccount,
  selectAccountForUpdate,
  selectAccounts,
  selectLiveAccountIds,
} from '../queries.ts';
import { showAccount, showLinkAccount } from '../show-account.ts';

export async function listAccounts(ctx: ModeContext, filter: AccountFilter): Promise<List<Account>> {
  const page = await selectAccounts(ctx, filter);
  return { ...page, items: page.items.map(showAccount) };
}

/** @throws ApiError MISSING_RESOURCE */
export async function getAccount(ctx: ModeContext, id: string): Promise<Account> {
  const account = await selectAccount(ctx, id);
  if (!account) throw missing();
  return showAccount(account);
}

/** One whose data is not erased. @throws ApiError MISSING_RESOURCE */
export async function getOpenAccount(ctx: ModeContext, id: string): Promise<Account> {
  const account = await getAccount(ctx, id);
  if (account.connectionStatus === 'DISCONNECTED') throw missing();
  return account;
}

/** The same, which cannot be revoked until the transaction ends. @throws ApiError MISSING_RESOURCE */
export async function lockOpenAccount(tx: ModeContext, id: string): Promise<Account> {
  const account = await selectAccountForUpdate(tx, id);
  if (!account || account.status === 'DISCONNECTED') throw missing();
  return showAccount(account);
}

/** Empty until the data was fetched. @throws ApiError MISSING_RESOURCE, also once the account was revoked */
export async function getAccountPayload(ctx: ModeContext, id: string): Promise<AccountPayload> {
  const { userId, providerId } = await getOpenAccount(ctx, id);
  return {
    metadata: { sourceId: id, sourceType: 'ACCOUNT', userId, providerId },
    ...(await collectSourceData(ctx, id)),
  };
}

export async function listLinkAccounts(ctx: LinkContext, page: AccountFilter): Promise<List<LinkAccount>> {
  const { nextCursor, items } = await selectAccounts(ctx, page);
  return { nextCursor, items: items.map(showLinkAccount) };
}

/** @throws ApiError MISSING_RESOURCE */
export async function getLinkAccount(ctx: LinkContext, id: string): Promise<LinkAccount> {
  const account = await selectAccount(ctx, id);
  if (!account) throw missing();
  return showLinkAccount(account);
}

/** The end user's accounts that are connected or on the way there; kept up are those that ask nothing more. */
export function listLiveAccounts(ctx: LinkContext): Promise<{ id: string; providerId: string; isKeptUp: boolean }[]> {
  return selectLiveAccountIds(ctx, ctx.actor.userId);
}
