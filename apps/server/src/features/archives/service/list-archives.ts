import type { Archive } from '@smile/contract/archives';
import type { List } from '@smile/contract/common';
import type { LinkArchive } from '@smile/contract/link-archives';
import type { LinkContext, ModeContext } from '../../../context.ts';
import { readAll } from '../../../platform/db/read-all.ts';
import { missing } from '../../../platform/errors.ts';
import { type ArchiveFilter, type ArchiveRow, selectArchive, selectArchives, selectFiles } from '../queries.ts';
import { showArchive, showLinkArchive } from '../show-archive.ts';

export async function listArchives(ctx: ModeContext, filter: ArchiveFilter): Promise<List<Archive>> {
  const { nextCursor, items } = await selectArchives(ctx, filter);
  const files = await selectFiles(ctx, idsOf(items));
  return { nextCursor, items: items.map((row) => showArchive(ctx, row, files)) };
}

/** @throws ApiError MISSING_RESOURCE */
export async function getArchive(ctx: ModeContext, id: string): Promise<Archive> {
  const row = await selectArchive(ctx, id);
  if (!row) throw missing();
  return showArchive(ctx, row, await selectFiles(ctx, [id]));
}

/** The user's archives that were not revoked, newest first. */
export function listArchivesOfUser(ctx: ModeContext, userId: string): Promise<Archive[]> {
  return readAll(async (page) => {
    const { nextCursor, items } = await selectArchives(ctx, { ...page, userId, isKept: true });
    const files = await selectFiles(ctx, idsOf(items));
    return { nextCursor, items: items.map((row) => showArchive(ctx, row, files)) };
  });
}

export async function listLinkArchives(
  ctx: LinkContext,
  page: { size: number; cursor?: string | undefined },
): Promise<List<LinkArchive>> {
  const { nextCursor, items } = await selectArchives(ctx, { ...page, isKept: true });
  const files = await selectFiles(ctx, idsOf(items));
  return { nextCursor, items: items.map((row) => showLinkArchive(row, files)) };
}

function idsOf(rows: ArchiveRow[]): string[] {
  return rows.map(({ id }) => id);
}
