import { type Context, inTransaction, modeContext, withTenant } from '../../../context.ts';
import type { ExpiredBatch } from '../../../platform/holdings/holdings.ts';
import { forgetMails } from '../../../platform/mail/mail.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { deleteEndedInvites } from '../queries.ts';

/**
 * Deletes invites whose links expired before a time, with the name and address in them; keeps those of users with a
 * connected account. Needs the system context.
 */
export function expireInvites(ctx: Context, batch: ExpiredBatch): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const invites = await deleteEndedInvites(tx, batch);
    for (const { tenantId, mode, id, userId } of invites) {
      await forgetMails(tx, userId);
      const own = modeContext(withTenant(tx, tenantId), mode);
      await recordAudit(own, { action: 'invite.expire', entityType: 'invite', entityId: id, before: { mode } });
    }
    return invites.length;
  });
}
