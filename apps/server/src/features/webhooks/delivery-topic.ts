import type { ModeContext } from '../../context.ts';

export const topic = 'webhook-deliveries';

export function keyOf({ tenantId, mode }: ModeContext, webhookId: string): string {
  return `${tenantId}/${mode}/${webhookId}`;
}
