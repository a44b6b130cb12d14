import type { Context } from '../../../context.ts';
import { selectTenants, type TenantSummary } from '../queries.ts';

export function listTenants(ctx: Context): Promise<TenantSummary[]> {
  return selectTenants(ctx, null);
}
