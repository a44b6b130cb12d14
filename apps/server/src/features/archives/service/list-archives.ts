import type { Archive } from '@smile/contract/archives';
import type { List } from '@smile/contract/common';
import type { LinkArchive } from '@smile/contract/widget-archives';
import type { LinkContext, ModeContext } from '../../../context.ts';
import { readAll } from '../../../platform/db/read-all.ts';
import { missing } from '../../../platform/errors.ts';
import { type ArchiveFilter, type ArchiveRow, selectArchive, selectArchives, selectFiles } from '../queries.ts';
import { selectReadings } from '../reading-queries.ts';
import { showArchive, showLinkArchive } from '../show-archive.ts';

export async function listArchives(ctx: ModeContext, filter: ArchiveFilter): Promise<List<Archive>> {
  const { nextCursor, items } = await selectArchives(ctx, filter);
  return { nextCursor, items: await showArchives(ctx, items) };
}

/** @throws ApiError MISSING_RESOURCE */
export async function getArchive(ctx: ModeContext, id: string): Promise<Archive> {
  const row = await selectArchive(ctx, id);
  if (!row) throw missing();
  return showOneArchive(ctx, row);
}

/** The user's archives that were not revoked, newest first. */
export function listArchivesOfUser(ctx: ModeContext, userId: string): Promise<Archive[]> {
  return readAll(async (page) => {
    const { nextCursor, items } = await selectArchives(ctx, { ...page, userId, isKept: true });
    return { nextCursor, items: await showArchives(ctx, items) };
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

/** As the tenant sees it. */
export async function showOneArchive(ctx: ModeContext, row: ArchiveRow): Promise<Archive> {
  return (await showArchives(ctx, [row]))[0]!;
}

async function showArchives(ctx: ModeContext, rows: ArchiveRow[]): Promise<Archive[]> {
  const files = await selectFiles(ctx, idsOf(rows));
  const readings = await selectReadings(ctx, idsOf(rows));
  return rows.map((row) => showArchive(ctx, row, { files, readings }));
}

function idsOf(rows: ArchiveRow[]): string[] {
  return rows.map(({ id }) => id);
}
