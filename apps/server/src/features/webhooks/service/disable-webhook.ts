import type { WebhookDisabledReason } from '@smile/contract/webhooks';
import type { ModeContext } from '../../../context.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { listAdmins } from '../../developers/service/members.ts';
import { disabledMail } from '../mails.ts';
import { updateDisabled } from '../queries.ts';

export async function disable(
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
