import type { Archive } from '@smile/contract/archives';
import type { LinkArchive } from '@smile/contract/widget-archives';
import type { LinkContext, ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectArchive } from '../queries.ts';
import { showOneArchive, showOneLinkArchive } from './show-archives.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getArchive(ctx: ModeContext, id: string): Promise<Archive> {
  const row = await selectArchive(ctx, id);
  if (!row) throw missing();
  return showOneArchive(ctx, row);
}

/** @throws ApiError MISSING_RESOURCE, also for a revoked archive */
export async function getLinkArchive(ctx: LinkContext, id: string): Promise<LinkArchive> {
  const row = await selectArchive(ctx, id);
  if (!row || row.status === 'REVOKED') throw missing();
  return showOneLinkArchive(ctx, row);
}
