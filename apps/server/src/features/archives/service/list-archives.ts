import type { Archive } from '@smile/contract/archives';
import type { List } from '@smile/contract/common';
import { maxInPayload } from '@smile/contract/user-sessions';
import type { LinkArchive } from '@smile/contract/widget-archives';
import type { LinkContext, ModeContext } from '../../../context.ts';
import { readAll } from '../../../platform/db/read-all.ts';
import { type ArchiveFilter, selectArchives } from '../queries.ts';
import { showArchives, showLinkArchives } from './show-archives.ts';

export async function listArchives(ctx: ModeContext, filter: ArchiveFilter): Promise<List<Archive>> {
  const { nextCursor, items } = await selectArchives(ctx, filter);
  return { nextCursor, items: await showArchives(ctx, items) };
}

/** A user's archives that were not revoked, newest first, up to the limit of a payload. */
export function listArchivesOfUser(ctx: ModeContext, userId: string): Promise<Archive[]> {
  return readAll(async (page) => {
    const { nextCursor, items } = await selectArchives(ctx, { ...page, userId, isKept: true });
    return { nextCursor, items: await showArchives(ctx, items) };
  }, maxInPayload);
}

export async function listLinkArchives(
  ctx: LinkContext,
  page: { size: number; cursor?: string | undefined },
): Promise<List<LinkArchive>> {
  const { nextCursor, items } = await selectArchives(ctx, { ...page, isKept: true });
  return { nextCursor, items: await showLinkArchives(ctx, items) };
}
