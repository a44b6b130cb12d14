import type { Context } from '../../../context.ts';
import { selectTenants } from '../queries.ts';

export async function hasTenants(ctx: Context): Promise<boolean> {
  return (await selectTenants(ctx, 1)).length > 0;
}
