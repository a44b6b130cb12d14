import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { type JobQueue, jobKind } from '../../platform/jobs/job.ts';

/** Resumes deliveries that waited while a webhook was inactive. */
export const resumeJob = jobKind(
  'webhooks.resume',
  z.object({ tenantId: z.string(), mode: modeSchema, webhookId: z.string() }),
);

/** Deliveries mostly wait for receivers, so many run concurrently, but few for one webhook. */
const deliveryQueue: JobQueue = { name: 'webhooks', concurrency: 400, groupConcurrency: 8 };

const deliveryJobSchema = z.object({
  tenantId: z.string(),
  mode: modeSchema,
  webhookId: z.string(),
  deliveryId: z.string(),
  attempt: z.number().int(),
  /** True when a person waits for the delivery: it then skips the webhook's queue. */
  isRequested: z.boolean().default(false),
});
export type DeliveryJob = z.output<typeof deliveryJobSchema>;

/** Prefix of the job groups of a tenant's webhooks; the webhook id follows. */
export function groupsOf(tenantId: string): string {
  return `${tenantId}/`;
}

/** One attempt at a delivery. Attempt numbers start at 1, so that a repeated job does not repeat a recorded attempt. */
export const deliverJob = jobKind<DeliveryJob>('webhooks.deliver', deliveryJobSchema, 12, {
  queue: deliveryQueue,
  groupOf: ({ tenantId, webhookId, isRequested }) =>
    `${groupsOf(tenantId)}${webhookId}${isRequested ? '/requested' : ''}`,
});
