import type { Mode } from '@smile/contract/common';

export const topic = 'webhook-deliveries';

export function keyOf({ tenantId, mode }: { tenantId: string; mode: Mode }, webhookId: string): string {
  return `${tenantId}/${mode}/${webhookId}`;
}
