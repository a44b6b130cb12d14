import { linkWindowDays } from '@smile/contract/links';
import type { LinkPayload } from '@smile/contract/user-data';
import { type ModeContext, systemContext } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import { isActionEnabled } from '../../usage/service/is-action-enabled.ts';
import { fingerprintOf, type LinkedAccount } from '../fingerprint.ts';
import { selectLinksElsewhere } from '../queries.ts';
import { listSandboxLinks } from '../sandbox-links.ts';

/**
 * With how many other organizations an account's login was connected, and when last with each. Null where the tenant
 * takes no part in the network, which goes with multiple-application warnings, or where there is no login to know
 * somebody by. Asks across tenants, so not inside a transaction.
 */
export async function findLinksElsewhere(
  ctx: ModeContext,
  account: LinkedAccount,
): Promise<Omit<LinkPayload, 'id'> | null> {
  const fingerprint = fingerprintOf(ctx, account);
  if (!fingerprint || !(await isActionEnabled(ctx, 'CreateMaw'))) return null;
  const now = ctx.now();
  const since = windowStart(now);
  const { tenantId, mode } = ctx;
  const linkedAt =
    mode === 'SANDBOX'
      ? listSandboxLinks(now)
      : await selectLinksElsewhere(systemContext(ctx), { tenantId, mode, fingerprint, since });
  return {
    startDate: toApiTime(since),
    endDate: toApiTime(now),
    records: linkedAt.length > 0 ? [{ count: linkedAt.length, linkedAt: linkedAt.map(toApiTime) }] : [],
  };
}

function windowStart(now: Date): Date {
  return addSeconds(now, -linkWindowDays * 24 * 3600);
}
