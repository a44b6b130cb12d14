import { eventTypes, type WebhookEventType } from '@smile/contract/events';
import { readWebhookUrl, webhookUrlMessage } from '@smile/contract/webhook-url';
import type { NewWebhook, Webhook } from '@smile/contract/webhooks';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { mayBePublicHost } from '../../../platform/outbound/public-address.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { spendAllowance } from '../../usage/service/allowances.ts';
import { auditOf } from '../audit-webhook.ts';
import { insertWebhook, secretContext } from '../queries.ts';

/** @throws ApiError INVALID_PARAMETERS for a URL that may not be called; UNAUTHORIZED_ACCESS when no webhook is left */
export async function createWebhook(ctx: ModeContext, { secret, ...input }: NewWebhook): Promise<Webhook> {
  const problem = findUrlProblem(input.url, ctx.config.webhookAllowPrivate);
  if (problem) throw invalid(problem);
  return inTransaction(ctx, async (tx) => {
    const id = tx.newId('webhook');
    await spendAllowance(tx, 'CreateWebhook', id);
    const webhook = await insertWebhook(tx, {
      ...input,
      id,
      eventTypes: simplifyEventTypes(input.eventTypes),
      secretSealed: tx.vault.seal(secret, secretContext(tx.tenantId, id)),
    });
    await recordAudit(tx, {
      action: 'webhook.create',
      entityType: 'webhook',
      entityId: id,
      after: auditOf(tx, webhook),
    });
    return webhook;
  });
}

/** ALL_EVENTS stands for every type, those to come included, so nothing stays beside it. */
function simplifyEventTypes(chosen: WebhookEventType[]): WebhookEventType[] {
  return chosen.includes('ALL_EVENTS') ? ['ALL_EVENTS'] : eventTypes.filter((type) => chosen.includes(type));
}

/** Returns the fault of a webhook's URL, or null; the addresses of its host are checked at each delivery. */
function findUrlProblem(text: string, allowPrivate: boolean): string | null {
  const url = readWebhookUrl(text);
  if (!url || (url.protocol !== 'https:' && !allowPrivate)) return webhookUrlMessage;
  if (url.username || url.password) return 'url must not contain a user name or password.';
  if (!allowPrivate && !mayBePublicHost(url.hostname)) return 'url must not lead to a private or reserved address.';
  return null;
}
