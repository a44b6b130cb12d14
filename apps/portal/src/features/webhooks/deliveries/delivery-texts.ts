import type { DeliveryState } from '@smile/contract/events';
import type { WebhookDelivery } from '@smile/contract/webhook-deliveries';

export const stateLabels: Record<DeliveryState, string> = {
  PENDING: 'Pending',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
};

/** From the event to the end of its delivery, including all attempts and waits; in seconds. */
export function describeDuration({ createdAt, finishedAt }: Pick<WebhookDelivery, 'createdAt' | 'finishedAt'>): string {
  if (finishedAt === null) return '-';
  const seconds = Math.round((Date.parse(finishedAt) - Date.parse(createdAt)) / 1000);
  if (seconds < 1) return '< 1 s';
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
