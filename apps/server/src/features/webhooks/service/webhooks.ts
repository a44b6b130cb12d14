import { eventTypes, type WebhookEventType } from '@smile/contract/events';
import { readWebhookUrl, webhookUrlMessage } from '@smile/contract/urls';
import type { NewWebhook, Webhook } from '@smile/contract/webhooks';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { mayBePublicHost } from '../../../platform/outbound/public-address.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { refundAllowance, spendAllowance } from '../../usage/service/allowances.ts';
import { resumeJob } from '../job-kinds.ts';
import { deleteWebhook, insertWebhook, secretContext, selectWebhook, updateStatus } from '../queries.ts';

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

/** ALL_EVENTS includes every type, future ones too, so other types are dropped. */
function simplifyEventTypes(chosen: WebhookEventType[]): WebhookEventType[] {
  return chosen.includes('ALL_EVENTS') ? ['ALL_EVENTS'] : eventTypes.filter((type) => chosen.includes(type));
}

/** Explains why a webhook URL is invalid, or null; the host's addresses are checked at each delivery. */
function findUrlProblem(text: string, allowPrivate: boolean): string | null {
  const url = readWebhookUrl(text);
  if (!url || (url.protocol !== 'https:' && !allowPrivate)) return webhookUrlMessage;
  if (url.username || url.password) return 'url must not contain a user name or password.';
  if (!allowPrivate && !mayBePublicHost(url.hostname)) return 'url must not lead to a private or reserved address.';
  return null;
}

/** @throws ApiError MISSING_RESOURCE */
export async function getWebhook(ctx: ModeContext, id: string): Promise<Webhook> {
  const webhook = await selectWebhook(ctx, id);
  if (!webhook) throw missing();
  return webhook;
}

/** Activating resets the count of failures and resumes pending deliveries. @throws ApiError MISSING_RESOURCE */
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

/** Deletes the webhook with its deliveries; attempts in progress end unrecorded. @throws ApiError MISSING_RESOURCE */
export async function removeWebhook(ctx: ModeContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const webhook = await deleteWebhook(tx, id);
    if (!webhook) throw missing();
    await refundAllowance(tx, 'CreateWebhook', id);
    await recordAudit(tx, {
      action: 'webhook.delete',
      entityType: 'webhook',
      entityId: id,
      before: auditOf(tx, webhook),
    });
  });
}

/** Omits path and query, which often contain a secret. */
function auditOf(tx: ModeContext, webhook: Webhook): Record<string, unknown> {
  const { name, eventTypes: types, active, includePayload } = webhook;
  return { mode: tx.mode, name, origin: new URL(webhook.url).origin, eventTypes: types, active, includePayload };
}
