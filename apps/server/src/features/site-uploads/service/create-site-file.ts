import type { BodyOf } from '@smile/contract/endpoint';
import { type SiteFile, siteFileMessages, siteFileRates, type siteFilesApi } from '@smile/contract/site-files';
import { inputsOf } from '@smile/site-model/answers';
import { hasFiles } from '@smile/site-model/fields/field-types';
import type { FlowInput } from '@smile/site-model/flow';
import { inTransaction, type LinkContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { stageArchive } from '../../archives/service/stage-archive.ts';
import { storeArchive } from '../../archives/service/store-archive.ts';
import { selectFormsOfSession } from '../../forms/shared-queries.ts';
import { claimedIds } from '../../site-files/service/file-claims.ts';
import { fileKeyOf } from '../../site-files/service/file-keys.ts';
import { removeFiles } from '../../site-files/service/file-removal.ts';
import { showFile } from '../../site-files/service/show-files.ts';
import { insertFile, type SiteFileRow, selectFilesOfSession } from '../../site-files/shared-queries.ts';
import { requireOpenVisit } from '../../site-visits/service/visit-checks.ts';
import { type SessionRow, selectSession } from '../../site-visits/shared-queries.ts';
import { selectFlow } from '../../wink-sites/shared-visit-queries.ts';
import { type CheckedFile, checkFile } from '../check-file.ts';

type Body = BodyOf<typeof siteFilesApi.createFile>;

/**
 * Stores a file for a field of the caller's session; returns the existing one for a repeated upload.
 * @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS for files that the field does not accept; LINK_EXPIRED when the
 * site is closed; EDIT_CONFLICT once the visit has ended; REQUEST_LIMIT_EXCEEDED; UNAUTHORIZED_ACCESS when no archive
 * is left
 */
export async function createSiteFile(ctx: LinkContext, sessionId: string, body: Body): Promise<SiteFile> {
  await admitUpload(ctx, sessionId);
  const session = await selectSession(ctx, sessionId);
  if (!session) throw missing();
  await requireOpenVisit(ctx);
  const known = await findUploaded(ctx, sessionId, body);
  if (known) return showFile(ctx, known);
  const field = await findField(ctx, session, body.component);
  const checked = checkFile(field, { name: body.file.name, bytes: Buffer.from(await body.file.arrayBuffer()) });
  const upload = { session, field, body, checked };
  const { documentType } = field;
  return showFile(ctx, await (documentType ? storeDocument(ctx, upload, documentType) : storeFile(ctx, upload)));
}

/** The limit includes the user id, so that nobody can use up the limit of another person's session. */
async function admitUpload(ctx: LinkContext, id: string): Promise<void> {
  await throttle(ctx, { action: 'site-file', subject: `${ctx.actor.userId} ${id}`, ...siteFileRates.session });
  await throttle(ctx, { action: 'site-file-network', byNetwork: true, ...siteFileRates.address });
}

/** @throws ApiError INVALID_PARAMETERS for the submission key of another field's file */
async function findUploaded(
  ctx: LinkContext,
  sessionId: string,
  { submissionKey, component }: Pick<Body, 'submissionKey' | 'component'>,
): Promise<SiteFileRow | null> {
  const files = await selectFilesOfSession(ctx, sessionId);
  const known = files.find((file) => file.submissionKey === submissionKey.toLowerCase());
  if (known && known.componentId !== component) throw invalid(siteFileMessages.otherField);
  return known ?? null;
}

async function findField(ctx: LinkContext, { siteId, version }: SessionRow, component: string): Promise<FlowInput> {
  const flow = await selectFlow(ctx, siteId, version);
  const inputs = flow?.screens.flatMap((screen) => (screen.type === 'form' ? inputsOf(screen) : [])) ?? [];
  const field = inputs.find((input) => input.id === component && hasFiles(input) && !input.isDisabled);
  if (!field) throw invalid(siteFileMessages.noField(component));
  return field;
}

/** Maximum signatures of a field before its form is stored: a cancelled upload may arrive after its replacement. */
const maxSignatures = 3;

interface Upload {
  session: SessionRow;
  field: FlowInput;
  body: Body;
  checked: CheckedFile;
}

async function storeFile(ctx: LinkContext, upload: Upload): Promise<SiteFileRow> {
  const { name, contentType, bytes } = upload.checked;
  const id = ctx.newId('file');
  const key = fileKeyOf(ctx, { id, contentType, archiveId: null });
  await ctx.files.stage(ctx, [{ key, body: bytes, contentType }]);
  return inTransaction(ctx, async (tx) => {
    const known = await admitFile(tx, upload);
    if (known) return known;
    await tx.files.commit(tx, [key]);
    return insertFile(tx, { ...describeUpload(upload), id, name, contentType, archiveId: null });
  });
}

/** Stores the document as an archive of the user, to be read. */
async function storeDocument(ctx: LinkContext, upload: Upload, fileType: string): Promise<SiteFileRow> {
  const { name, contentType, bytes } = upload.checked;
  const staged = await stageArchive(ctx, {
    userId: upload.session.userId,
    providerId: 'user-provided',
    fileType,
    purpose: 'ANALYZE',
    // The submission key is unique within the session's files only; archives may already have an equal one.
    submissionKey: null,
    files: [{ name, subType: null, format: null, bytes }],
  });
  const { archiveId, files } = staged;
  return inTransaction(ctx, async (tx) => {
    const known = await admitFile(tx, upload);
    if (known) return known;
    await storeArchive(tx, staged);
    return insertFile(tx, { ...describeUpload(upload), id: files[0]!.id, name, contentType, archiveId });
  });
}

function describeUpload({ session, field, body: { submissionKey }, checked }: Upload) {
  const { id: sessionId, userId } = session;
  return { userId, sessionId, componentId: field.id, submissionKey, sizeBytes: checked.bytes.length };
}

/**
 * Serializes uploads of a session, and returns the existing file for a repeated upload. A new signature replaces the
 * oldest ones that are not part of a stored form.
 * @throws ApiError INVALID_PARAMETERS beyond the field's maximum number of files
 */
async function admitFile(tx: LinkContext, { session, field, body }: Upload): Promise<SiteFileRow | null> {
  await selectSession(tx, session.id, { lock: true });
  await requireOpenVisit(tx);
  const known = await findUploaded(tx, session.id, body);
  if (known) return known;
  const files = (await selectFilesOfSession(tx, session.id)).filter(({ componentId }) => componentId === field.id);
  const forms = await selectFormsOfSession(tx, session.id);
  const submitted = new Set(forms.flatMap(({ data }) => [...claimedIds(data)]));
  const waiting = files.filter(({ id }) => !submitted.has(id));
  if (field.type === 'Signature')
    await removeFiles(tx, waiting.slice(0, Math.max(0, waiting.length + 1 - maxSignatures)));
  else if (waiting.length >= (field.maxFiles ?? 1)) throw invalid(siteFileMessages.tooManyFiles(field.maxFiles ?? 1));
  return null;
}
