import type { List } from '@smile/contract/common';
import type { SiteVersion } from '@smile/contract/wink-sites';
import type { ModeContext } from '../../../context.ts';
import { showVersion } from '../show-site.ts';
import { selectVersions } from '../version-queries.ts';
import { countSessions } from './count-sessions.ts';
import { requireSite } from './sites.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function listVersions(
  ctx: ModeContext,
  id: string,
  page: { size: number; cursor?: string | undefined },
): Promise<List<SiteVersion>> {
  await requireSite(ctx, id);
  const { nextCursor, items } = await selectVersions(ctx, id, page);
  const sessions = await countSessions(
    ctx,
    id,
    items.map(({ version }) => version),
  );
  return {
    nextCursor,
    items: items.map((row) => ({ ...showVersion(row), sessions: sessions.get(row.version) ?? 0 })),
  };
}
