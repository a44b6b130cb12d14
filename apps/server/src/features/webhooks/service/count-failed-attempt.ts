import type { ModeContext } from '../../../context.ts';
import { updateFailedAttempts } from '../queries.ts';
import { disable } from './disable-webhook.ts';

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
