import type { ModeContext } from '../../../context.ts';
import { type StartDays, selectSessionCounts } from '../session-count-queries.ts';

/** Number of sessions by the version they began with; omits versions without sessions. */
export async function countSessions(
  ctx: ModeContext,
  siteId: string,
  versions: readonly number[],
  days: StartDays = {},
): Promise<Map<number, number>> {
  const rows = versions.length > 0 ? await selectSessionCounts(ctx, siteId, versions, days) : [];
  return new Map(rows.map(({ version, sessions }) => [version, sessions]));
}
