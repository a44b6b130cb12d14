import type { Webhook } from '@smile/contract/webhooks';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectWebhook } from '../queries.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getWebhook(ctx: ModeContext, id: string): Promise<Webhook> {
  const webhook = await selectWebhook(ctx, id);
  if (!webhook) throw missing();
  return webhook;
}
