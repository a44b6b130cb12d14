import type { TenantContext } from '../../../context.ts';

const accessChangedTopic = 'access-changed';

/** When the caller's transaction commits, every process forgets what it had verified for the tenant. */
export function announceAccessChange(tx: TenantContext): Promise<void> {
  return tx.db.notify(accessChangedTopic, tx.tenantId);
}

export function onAccessChange(ctx: Pick<TenantContext, 'database'>, forget: (tenantId: string) => void): () => void {
  return ctx.database.onNotify(accessChangedTopic, forget);
}
