import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { eraseArchivesOfUser } from '../../archives/service/archive-removal.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { deleteFormsOfUser } from '../../forms/shared-queries.ts';
import { resetSessionsOfUser } from '../../site-visits/shared-queries.ts';
import { updateSessionStatus } from '../../users/shared-queries.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { deleteSessionPayloads } from '../../webhooks/shared-queries.ts';

/**
 * Erases what else the user shared and starts the session anew; the user and the tokens stay.
 * @throws ApiError MISSING_RESOURCE
 */
export async function resetSession(ctx: ModeContext, id: string, endedAccounts: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const user = await updateSessionStatus(tx, id, 'IN_PROGRESS');
    if (!user) throw missing();
    await resetSessionsOfUser(tx, id);
    await eraseArchivesOfUser(tx, id);
    const forms = await deleteFormsOfUser(tx, id);
    await deleteSessionPayloads(tx, id);
    await publishEvent(tx, 'USER_SESSION_RESET', { session: user.session });
    await recordAudit(tx, {
      action: 'user.reset-session',
      entityType: 'user',
      entityId: id,
      before: { accounts: endedAccounts, forms },
    });
  });
}
