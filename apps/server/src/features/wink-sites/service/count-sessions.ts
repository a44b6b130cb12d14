import type { ModeContext } from '../../../context.ts';
import { type StartDays, selectSessionCounts } from '../session-count-queries.ts';

/** Sessions by the version that they began with; versions without any are left out. */
export async function countSessions(
  ctx: ModeContext,
  siteId: string,
  versions: readonly number[],
  days: StartDays = {},
): Promise<Map<number, number>> {
  const rows = versions.length > 0 ? await selectSessionCounts(ctx, siteId, versions, days) : [];
  return new Map(rows.map(({ version, sessions }) => [version, sessions]));
}
