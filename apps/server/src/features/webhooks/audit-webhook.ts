import type { Webhook } from '@smile/contract/webhooks';
import type { ModeContext } from '../../context.ts';

/** Without path and query, where receivers like to keep a secret. */
export function auditOf(tx: ModeContext, webhook: Webhook): Record<string, unknown> {
  const { name, eventTypes: types, active, includePayload } = webhook;
  return { mode: tx.mode, name, origin: new URL(webhook.url).origin, eventTypes: types, active, includePayload };
}
