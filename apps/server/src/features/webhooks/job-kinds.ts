import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { type JobQueue, jobKind } from '../../platform/jobs/job.ts';

/** Takes up again what waited while a webhook was inactive. */
export const resumeJob = jobKind(
  'webhooks.resume',
  z.object({ tenantId: z.string(), mode: modeSchema, webhookId: z.string() }),
);

/** Deliveries mostly wait for receivers, so many run at once, and few of them for one webhook. */
const deliveryQueue: JobQueue = { name: 'webhooks', concurrency: 400, groupConcurrency: 8 };

const deliveryJobSchema = z.object({
  tenantId: z.string(),
  mode: modeSchema,
  webhookId: z.string(),
  deliveryId: z.string(),
  attempt: z.number().int(),
  /** Somebody waits for it: it does not queue behind the webhook's other deliveries. */
  isRequested: z.boolean().default(false),
});
export type DeliveryJob = z.output<typeof deliveryJobSchema>;

/** How the groups of a tenant's webhooks begin; their ids follow. */
export function groupsOf(tenantId: string): string {
  return `${tenantId}/`;
}

/** One attempt at one delivery; attempt numbers start at 1, so that a repeated job does not repeat a recorded attempt. */
export const deliverJob = jobKind<DeliveryJob>('webhooks.deliver', deliveryJobSchema, 12, {
  queue: deliveryQueue,
  groupOf: ({ tenantId, webhookId, isRequested }) =>
    `${groupsOf(tenantId)}${webhookId}${isRequested ? '/requested' : ''}`,
});
