import { type Context, modeContext, tenantContext } from '../../../context.ts';
import { selectAccountsKeptSinceBefore } from '../queries.ts';
import { endAccount } from './end-account.ts';

/**
 * Ends accounts whose last login or successful sync is too old, including failed logins, and erases their data as
 * promised to end users. Needs the system context.
 */
export async function expireAccounts(ctx: Context, old: { before: Date; limit: number }): Promise<number> {
  const due = await selectAccountsKeptSinceBefore(ctx, old);
  for (const { tenantId, mode, id } of due)
    await endAccount(modeContext(tenantContext(ctx, tenantId), mode), id, 'account.expire');
  return due.length;
}
