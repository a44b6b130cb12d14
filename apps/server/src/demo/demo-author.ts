import { type Context, type DeveloperContext, type ModeContext, modeContext, tenantContext } from '../context.ts';
import { addSeconds } from '../platform/clock.ts';

/** Author of the demo data; comes from the job's payload. */
export interface DemoAuthor {
  tenantId: string;
  developerId: string;
}

/** Context that acts as the demo's administrator, some days in the past. */
export function actAsAuthor(
  ctx: Context,
  { tenantId, developerId }: DemoAuthor,
  { mode, daysAgo }: { mode: ModeContext['mode']; daysAgo: number },
): ModeContext {
  const now = addSeconds(ctx.now(), -daysAgo * 24 * 3600);
  return modeContext(tenantContext({ ...ctx, now: () => now }, tenantId, authorOf(developerId)), mode);
}

export function authorOf(developerId: string): DeveloperContext['actor'] {
  return { kind: 'developer', developerId, role: 'ADMIN', sessionId: null, stage: 'FULL' };
}
