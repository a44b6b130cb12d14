import type { Webhook } from '@smile/contract/webhooks';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { resumeJob } from '../job-kinds.ts';
import { selectWebhook, updateStatus } from '../queries.ts';

/** Activating ends the streak of failures, and what was under way goes on. @throws ApiError MISSING_RESOURCE */
export async function setWebhookStatus(ctx: ModeContext, id: string, active: boolean): Promise<Webhook> {
  return inTransaction(ctx, async (tx) => {
    const before = await selectWebhook(tx, id);
    if (!before) throw missing();
    if (before.active === active) return before;
    const after = await updateStatus(tx, id, active);
    if (!after) throw missing();
    await recordAudit(tx, {
      action: active ? 'webhook.activate' : 'webhook.deactivate',
      entityType: 'webhook',
      entityId: id,
      before: { active: before.active },
      after: { active },
    });
    const { tenantId, mode } = tx;
    if (active) await enqueueJob(tx, resumeJob, { tenantId, mode, webhookId: id });
    return after;
  });
}
