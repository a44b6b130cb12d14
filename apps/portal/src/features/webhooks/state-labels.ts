import type { DeliveryState } from '@smile/contract/webhook-deliveries';

export const stateLabels: Record<DeliveryState, string> = {
  PENDING: 'Pending',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
};
