import type { Archive } from '@smile/contract/archives';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectArchive } from '../queries.ts';
import { showOneArchive } from './show-archives.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getArchive(ctx: ModeContext, id: string): Promise<Archive> {
  const row = await selectArchive(ctx, id);
  if (!row) throw missing();
  return showOneArchive(ctx, row);
}
