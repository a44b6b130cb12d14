import type { WebhookDisabledReason } from '@smile/contract/webhooks';
import type { ModeContext } from '../../../context.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { listAdmins } from '../../developers/service/read-developers.ts';
import { disabledMail } from '../mails.ts';
import { updateDisabled, updateFailedAttempts } from '../queries.ts';

/**
 * Counts a failed attempt, and makes the webhook inactive once as many have failed in a row as the configured number
 * of events takes. Attempts are counted, not events given up, so that a deep backlog cannot hide a dead receiver.
 */
export async function countFailedAttempt(tx: ModeContext, webhookId: string): Promise<void> {
  const failedAttempts = await updateFailedAttempts(tx, webhookId);
  const { webhookDisableAfter, webhookRetrySeconds } = tx.config;
  const limit = webhookDisableAfter * (webhookRetrySeconds.length + 1);
  if (limit > 0 && failedAttempts >= limit) await disable(tx, webhookId, 'FAILURES', failedAttempts);
}

/** For a receiver that says it is gone for good (Standard Webhooks: 410 asks to be disabled). */
export async function disableGoneWebhook(tx: ModeContext, webhookId: string): Promise<void> {
  await disable(tx, webhookId, 'GONE', await updateFailedAttempts(tx, webhookId));
}

async function disable(
  tx: ModeContext,
  webhookId: string,
  reason: WebhookDisabledReason,
  failedAttempts: number,
): Promise<void> {
  const webhook = await updateDisabled(tx, webhookId, reason);
  if (!webhook) return;
  await recordAudit(tx, {
    action: 'webhook.disable',
    entityType: 'webhook',
    entityId: webhookId,
    before: { active: true },
    after: { active: false, reason, failedAttempts },
  });
  for (const { emailAddress, firstName } of await listAdmins(tx))
    await sendMail(
      tx,
      disabledMail(tx.config, { to: emailAddress, firstName, webhook, mode: tx.mode, failedAttempts }),
    );
}
