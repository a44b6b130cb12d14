import type { Account } from '@smile/contract/accounts';
import type { List } from '@smile/contract/common';
import type { LinkAccount } from '@smile/contract/widget';
import type { LinkContext, ModeContext } from '../../../context.ts';
import { type AccountFilter, selectAccounts, selectLiveAccountIds } from '../queries.ts';
import { showAccount, showLinkAccount } from '../show-account.ts';

export async function listAccounts(ctx: ModeContext, filter: AccountFilter): Promise<List<Account>> {
  const page = await selectAccounts(ctx, filter);
  return { ...page, items: page.items.map(showAccount) };
}

export async function listLinkAccounts(ctx: LinkContext, page: AccountFilter): Promise<List<LinkAccount>> {
  const { nextCursor, items } = await selectAccounts(ctx, page);
  return { nextCursor, items: items.map(showLinkAccount) };
}

/** The end user's connected or pending accounts; `isKeptUp` means that the end user has nothing left to do. */
export function listLiveAccounts(ctx: LinkContext): Promise<{ id: string; providerId: string; isKeptUp: boolean }[]> {
  return selectLiveAccountIds(ctx, ctx.actor.userId);
}
