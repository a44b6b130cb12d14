import type { Archive } from '@smile/contract/archives';
import { type List, maxPageSize } from '@smile/contract/common';
import type { LinkArchive } from '@smile/contract/link-archives';
import type { LinkContext, ModeContext } from '../../../context.ts';
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
export async function listArchivesOfUser(ctx: ModeContext, userId: string): Promise<Archive[]> {
  const archives: Archive[] = [];
  let cursor: string | undefined;
  do {
    const page = await selectArchives(ctx, { userId, isKept: true, size: maxPageSize, cursor });
    const files = await selectFiles(ctx, idsOf(page.items));
    archives.push(...page.items.map((row) => showArchive(ctx, row, files)));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return archives;
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
