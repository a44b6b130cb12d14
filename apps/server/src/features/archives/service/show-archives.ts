import type { Archive } from '@smile/contract/archives';
import type { ModeContext } from '../../../context.ts';
import { type ArchiveRow, selectFiles } from '../queries.ts';
import { selectReadings } from '../reading-queries.ts';
import { showArchive } from '../show-archive.ts';

/** As the tenant sees it. */
export async function showOneArchive(ctx: ModeContext, row: ArchiveRow): Promise<Archive> {
  return (await showArchives(ctx, [row]))[0]!;
}

export async function showArchives(ctx: ModeContext, rows: ArchiveRow[]): Promise<Archive[]> {
  const ids = rows.map(({ id }) => id);
  const files = await selectFiles(ctx, ids);
  const readings = await selectReadings(ctx, ids);
  return rows.map((row) => showArchive(ctx, row, { files, readings }));
}
