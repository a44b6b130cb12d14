import { eventTypes, type WebhookEventType } from '@smile/contract/events';
import type { NewWebhook, Webhook } from '@smile/contract/webhooks';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { giveBackAllowance, spendAllowance } from '../../usage/service/spend-allowance.ts';
import { deleteWebhook, insertWebhook, secretContext, selectWebhook } from '../queries.ts';
import { findUrlProblem } from '../webhook-url.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getWebhook(ctx: ModeContext, id: string): Promise<Webhook> {
  const webhook = await selectWebhook(ctx, id);
  if (!webhook) throw missing();
  return webhook;
}

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

/** ALL_EVENTS stands for every type, those to come included, so nothing stays beside it. */
function simplifyEventTypes(chosen: WebhookEventType[]): WebhookEventType[] {
  return chosen.includes('ALL_EVENTS') ? ['ALL_EVENTS'] : eventTypes.filter((type) => chosen.includes(type));
}

/** Without path and query, where receivers like to keep a secret. */
function auditOf(tx: ModeContext, webhook: Webhook): Record<string, unknown> {
  const { name, eventTypes: types, active, includePayload } = webhook;
  return { mode: tx.mode, name, origin: new URL(webhook.url).origin, eventTypes: types, active, includePayload };
}
