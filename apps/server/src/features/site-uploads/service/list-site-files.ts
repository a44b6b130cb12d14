import type { SiteFile } from '@smile/contract/site-files';
import type { LinkContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { showFile } from '../../site-files/service/show-files.ts';
import { selectFilesOfSession } from '../../site-files/shared-queries.ts';
import { selectSession } from '../../site-visits/shared-queries.ts';

/** Files uploaded in the caller's session, oldest first. @throws ApiError MISSING_RESOURCE */
export async function listSiteFiles(ctx: LinkContext, sessionId: string): Promise<{ items: SiteFile[] }> {
  if (!(await selectSession(ctx, sessionId))) throw missing();
  const files = await selectFilesOfSession(ctx, sessionId);
  return { items: files.map((file) => showFile(ctx, file)) };
}
