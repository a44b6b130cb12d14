import type { Archive } from '@smile/contract/archives';
import type { LinkArchive } from '@smile/contract/widget-archives';
import type { LinkContext, ModeContext } from '../../../context.ts';
import { selectAnswerArchives } from '../../site-files/shared-queries.ts';
import { correctReadings } from '../correct-readings.ts';
import { type ArchiveRow, selectFiles } from '../queries.ts';
import { selectCorrections, selectReadingOutlines, selectReadings } from '../reading-queries.ts';
import { showArchive, showLinkArchive } from '../show-archive.ts';

/** The tenant's view. */
export async function showOneArchive(ctx: ModeContext, row: ArchiveRow): Promise<Archive> {
  return (await showArchives(ctx, [row]))[0]!;
}

export async function showArchives(ctx: ModeContext, rows: ArchiveRow[]): Promise<Archive[]> {
  const ids = rows.map(({ id }) => id);
  const files = await selectFiles(ctx, ids);
  const readings = correctReadings(await selectReadings(ctx, ids), await selectCorrections(ctx, ids));
  return rows.map((row) => showArchive(ctx, row, { files, readings }));
}

export async function showOneLinkArchive(ctx: LinkContext, row: ArchiveRow): Promise<LinkArchive> {
  return (await showLinkArchives(ctx, [row]))[0]!;
}

/** The widget's view. */
export async function showLinkArchives(ctx: LinkContext, rows: ArchiveRow[]): Promise<LinkArchive[]> {
  const ids = rows.map(({ id }) => id);
  const files = await selectFiles(ctx, ids);
  const readings = await selectReadingOutlines(ctx, ids);
  const answers = await selectAnswerArchives(
    ctx,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => showLinkArchive(row, { files, readings, answers }));
}
