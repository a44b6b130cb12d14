import { modeContext, type TenantContext } from '../context.ts';
import { createWebhook } from '../features/webhooks/service/webhooks.ts';
import { addSeconds } from '../platform/clock.ts';
import { authorOf } from './demo-author.ts';
import { readReceiverUrl } from './routes.ts';

/** Older than the demo's first end user, so that the webhook receives all their events. */
const daysOld = 27;

export async function addDemoWebhook(tx: TenantContext, developerId: string): Promise<void> {
  const url = readReceiverUrl(tx.config);
  if (!url) return;
  const createdAt = addSeconds(tx.now(), -daysOld * 24 * 3600);
  const author = { ...modeContext(tx, 'SANDBOX'), now: () => createdAt, actor: authorOf(developerId) };
  await createWebhook(author, {
    name: 'Loan system',
    url,
    eventTypes: ['TASK_FINISHED', 'ACCOUNT_CONNECTED', 'ACCOUNT_FAILED', 'ARCHIVE_ANALYZED'],
    active: true,
    includePayload: false,
    secret: tx.randomBytes(24).toString('base64url'),
  });
}
