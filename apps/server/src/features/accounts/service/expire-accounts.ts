import { type Context, modeContext, tenantContext } from '../../../context.ts';
import { retentionStart } from '../../../retention.ts';
import { selectAccountsKeptSinceBefore } from '../queries.ts';
import { endAccount } from './revoke-account.ts';

const batch = 100;

/**
 * Ends every account sixty days after the last login or the last sync that brought data, and erases its data, as end
 * users are promised; failed logins too. Takes the system's context; a repeated run goes on where the last one stopped.
 */
export async function expireAccounts(ctx: Context): Promise<void> {
  const before = retentionStart(ctx.now());
  for (;;) {
    const due = await selectAccountsKeptSinceBefore(ctx, { before, limit: batch });
    for (const { tenantId, mode, id } of due)
      await endAccount(modeContext(tenantContext(ctx, tenantId), mode), id, 'account.expire');
    if (due.length < batch) return;
  }
}
