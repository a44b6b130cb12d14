import type { TenantContext } from '../../../context.ts';
import { accessChangedTopic } from '../access-topic.ts';

export function listenToAccessChanges(
  ctx: Pick<TenantContext, 'database'>,
  forget: (tenantId: string) => void,
): () => void {
  return ctx.database.onNotify(accessChangedTopic, forget);
}
