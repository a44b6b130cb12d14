import type { ModeContext } from '../../../context.ts';
import { updateFailedAttempts } from '../queries.ts';
import { disable } from './disable-webhook.ts';

/** For a receiver that says it is gone for good (Standard Webhooks: 410 asks to be disabled). */
export async function disableGoneWebhook(tx: ModeContext, webhookId: string): Promise<void> {
  await disable(tx, webhookId, 'GONE', await updateFailedAttempts(tx, webhookId));
}
