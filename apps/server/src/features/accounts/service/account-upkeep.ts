import { type Context, type ModeContext, modeContext, type TenantContext, tenantContext } from '../../../context.ts';
import type { ExpiredBatch } from '../../../platform/holdings/holdings.ts';
import { selectAccountsKeptSinceBefore, selectOpenAccounts } from '../queries.ts';
import { selectAccountsOfUser } from '../shared-queries.ts';
import { endAccount } from './end-account.ts';

/**
 * Ends accounts whose last login or successful sync is too old, including failed logins, and erases their data as
 * promised to end users. Needs the system context.
 */
export async function expireAccounts(ctx: Context, batch: ExpiredBatch): Promise<number> {
  const due = await selectAccountsKeptSinceBefore(ctx, batch);
  for (const { tenantId, mode, id } of due)
    await endAccount(modeContext(tenantContext(ctx, tenantId), mode), id, 'account.expire');
  return due.length;
}

/** Ends a user's accounts one by one, since each source must be called. */
export async function endAccountsOfUser(ctx: ModeContext, userId: string): Promise<{ accounts: number }> {
  const accounts = await selectAccountsOfUser(ctx, userId);
  for (const { id } of accounts) await endAccount(ctx, id, 'account.revoke');
  return { accounts: accounts.length };
}

const partSize = 100;

/** Ends Production accounts, since their sources must be called; Sandbox accounts have nothing but rows. */
export async function endAccountsOfTenant(ctx: TenantContext): Promise<void> {
  const production = modeContext(ctx, 'PRODUCTION');
  for (;;) {
    const ids = await selectOpenAccounts(production, partSize);
    for (const id of ids) await endAccount(production, id, 'account.revoke');
    if (ids.length < partSize) return;
  }
}

/** Null when the locked user has connected an account meanwhile; the rows cascade from the user. */
export async function findLateAccounts(tx: ModeContext, userId: string): Promise<Record<string, never> | null> {
  return (await selectAccountsOfUser(tx, userId)).length > 0 ? null : {};
}
