import type { DeliveryState } from '@smile/contract/delivery-states';

export const stateLabels: Record<DeliveryState, string> = {
  PENDING: 'Pending',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
};
