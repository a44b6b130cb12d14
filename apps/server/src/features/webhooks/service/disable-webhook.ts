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
  if (limit === 0 || failedAttempts < limit) return;
  const webhook = await updateDisabled(tx, webhookId);
  if (!webhook) return;
  await recordAudit(tx, {
    action: 'webhook.disable',
    entityType: 'webhook',
    entityId: webhookId,
    before: { active: true },
    after: { active: false, failedAttempts },
  });
  for (const { emailAddress, firstName } of await listAdmins(tx))
    await sendMail(
      tx,
      disabledMail(tx.config, { to: emailAddress, firstName, webhook, mode: tx.mode, failedAttempts }),
    );
}
