import { type Context, type ModeContext, modeContext, tenantContext } from '../../context.ts';
import type { FoundSession } from './shared-queries.ts';

export function contextOf(ctx: Context, { tenantId, mode }: FoundSession): ModeContext {
  return modeContext(tenantContext(ctx, tenantId), mode);
}
