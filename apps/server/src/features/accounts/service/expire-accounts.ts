import { type Context, modeContext, tenantContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { selectAccountsConnectedBefore } from '../queries.ts';
import { endAccount } from './revoke-account.ts';

const retentionDays = 60;
const batch = 100;

/**
 * Ends every connection that is older than sixty days and erases its data, as end users are promised.
 * Takes the system's context; a repeated run goes on where the last one stopped.
 */
export async function expireAccounts(ctx: Context): Promise<void> {
  const before = addSeconds(ctx.now(), -retentionDays * 24 * 3600);
  for (;;) {
    const due = await selectAccountsConnectedBefore(ctx, { before, limit: batch });
    for (const { tenantId, mode, id } of due)
      await endAccount(modeContext(tenantContext(ctx, tenantId), mode), id, 'account.expire');
    if (due.length < batch) return;
  }
}
