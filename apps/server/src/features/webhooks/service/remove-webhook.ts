import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { giveBackAllowance } from '../../usage/service/allowances.ts';
import { auditOf } from '../audit-webhook.ts';
import { deleteWebhook } from '../queries.ts';

/** Its deliveries go with it; those under way end without a trace. @throws ApiError MISSING_RESOURCE */
export async function removeWebhook(ctx: ModeContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const webhook = await deleteWebhook(tx, id);
    if (!webhook) throw missing();
    await giveBackAllowance(tx, 'CreateWebhook', id);
    await recordAudit(tx, {
      action: 'webhook.delete',
      entityType: 'webhook',
      entityId: id,
      before: auditOf(tx, webhook),
    });
  });
}
