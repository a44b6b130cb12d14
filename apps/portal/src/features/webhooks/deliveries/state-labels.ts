import type { DeliveryState } from '@smile/contract/events';

export const stateLabels: Record<DeliveryState, string> = {
  PENDING: 'Pending',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
};
