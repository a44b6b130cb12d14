import type { Archive } from '@smile/contract/archives';
import type { BodyOf } from '@smile/contract/endpoint';
import type { LinkArchive, widgetArchivesApi } from '@smile/contract/widget-archives';
import type { LinkContext, ModeContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { requireOpenVisit } from '../../site-visits/service/visit-checks.ts';
import { listTemplateFileTypes } from '../../wink-templates/service/templates.ts';
import type { GivenFile } from '../check-files.ts';
import { selectSubmittedArchive } from '../queries.ts';
import { showOneArchive, showOneLinkArchive } from './show-archives.ts';
import { type GivenArchive, type StagedArchive, stageArchive } from './stage-archive.ts';
import { storeStaged } from './store-archive.ts';

export async function submitArchive(ctx: ModeContext, staged: StagedArchive): Promise<Archive> {
  return showOneArchive(ctx, await storeStaged(ctx, staged));
}

/**
 * Submits an end user's files.
 * @throws ApiError as `stageArchive` does; INVALID_PARAMETERS for types missing from the template; LINK_EXPIRED when
 * their hosted site is closed; EDIT_CONFLICT once the visit has succeeded
 */
export async function submitLinkArchive(
  ctx: LinkContext,
  body: BodyOf<typeof widgetArchivesApi.createArchive>,
): Promise<LinkArchive> {
  const known = await selectSubmittedArchive(ctx, { userId: ctx.actor.userId, submissionKey: body.submissionKey });
  if (known) return showOneLinkArchive(ctx, known);
  await requireOpenVisit(ctx);
  const offered = await listTemplateFileTypes(ctx, body.templateId);
  if (!offered.some(({ type }) => type === body.fileType))
    throw invalid(`Documents of the type "${body.fileType}" are not asked for here.`);
  const upload: GivenArchive = {
    userId: ctx.actor.userId,
    providerId: 'user-provided',
    fileType: body.fileType,
    purpose: 'ANALYZE',
    submissionKey: body.submissionKey,
    files: await Promise.all(body.files.map(readFile)),
  };
  return showOneLinkArchive(ctx, await storeStaged(ctx, await stageArchive(ctx, upload), requireOpenVisit));
}

async function readFile(file: File): Promise<GivenFile> {
  return { name: file.name, subType: null, format: null, bytes: Buffer.from(await file.arrayBuffer()) };
}
