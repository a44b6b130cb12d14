import { keptDays } from '@smile/contract/retention';
import { type SampleDocument, sampleDocuments } from '@smile/contract/sample-documents';
import type { IdentityPayload } from '@smile/contract/user-data';
import { describeSample } from '../../connectors/sandbox/sample-documents.ts';
import { type Context, type ModeContext, modeContext, tenantContext } from '../../context.ts';
import { addSeconds } from '../../platform/clock.ts';
import { missing } from '../../platform/errors.ts';
import { fileOf } from '../../platform/files/file-of.ts';
import type { NamedFile } from '../../platform/files/files.ts';
import { isSignedFile, type LinkSignature, signFilePath } from '../../platform/files/signed-path.ts';
import { renderReport } from '../../platform/pdf/render-report.ts';
import { collectSourceItems } from '../user-data/service/collect-source-data.ts';
import { describeDocumentFile } from './describe-document-file.ts';
import { drawPortrait } from './draw-portrait.ts';

const daySeconds = 24 * 3600;

interface LinkedAccount {
  id: string;
  createdAt: Date;
}

/**
 * Returns a function that signs the path of an account's file. The link is valid until the account's data is erased, and
 * every sync signs the same one.
 */
export function createFileLinker(ctx: ModeContext, { id, createdAt }: LinkedAccount): (fileName: string) => string {
  const expiresAt = addSeconds(createdAt, keptDays * daySeconds);
  return (fileName) => signFilePath(ctx.vault, keyOf(ctx.tenantId, id, fileName), expiresAt);
}

/**
 * Renders the file of a link from the shared data, so that it disappears with the data.
 * @throws ApiError MISSING_RESOURCE for an invalid, expired or erased link
 */
export async function openAccountFile(
  ctx: Context,
  { tenantId, accountId, file: name }: { tenantId: string; accountId: string; file: string },
  signature: LinkSignature,
): Promise<NamedFile> {
  const key = keyOf(tenantId, accountId, name);
  if (!isSignedFile(ctx.vault, key, signature, ctx.now())) throw missing();
  const sandbox = modeContext(tenantContext(ctx, tenantId), 'SANDBOX');
  // Any origin: the stored URL may have been written under an earlier one.
  const leadsHere = (url: string | null) => url?.includes(`/files/${key}?`) ?? false;
  const [identity = null] = await collectSourceItems(sandbox, accountId, 'IDENTITIES');
  if (identity && leadsHere(identity.photoUrl))
    return fileOf(await drawPortrait(identity.fullName ?? ''), { name, contentType: 'image/png' });
  const documents = await collectSourceItems(sandbox, accountId, 'DOCUMENTS');
  const document = documents.find(({ fileUrl }) => leadsHere(fileUrl));
  if (!document) throw missing();
  const incomes = await collectSourceItems(sandbox, accountId, 'INCOMES');
  const report = describeDocumentFile(document, { identity, incomes }, ctx.now());
  return fileOf(await renderReport(report), { name, contentType: 'application/pdf' });
}

/** Photo of an account's identity; null when its link leads to another host. */
export async function readPhoto(
  { tenantId }: ModeContext,
  accountId: string,
  { photoUrl, fullName }: Pick<IdentityPayload, 'photoUrl' | 'fullName'>,
): Promise<Buffer | null> {
  const isOurs = photoUrl?.includes(`/files/${keyOf(tenantId, accountId, '')}`) ?? false;
  return isOurs ? drawPortrait(fullName ?? '') : null;
}

function keyOf(tenantId: string, accountId: string, fileName: string): string {
  return `${tenantId}/accounts/${accountId}/${fileName}`;
}

export type OpenSample = (ctx: Pick<Context, 'now'>, fileName: string) => Promise<NamedFile>;

/**
 * Serves the PDF `{person}-{document}.pdf`, rendered once a day.
 * @throws ApiError MISSING_RESOURCE (from the returned function)
 */
export function createSampleReader(): OpenSample {
  let rendered = new Map<string, Buffer>();
  let renderedOn = '';
  return async (ctx, name) => {
    const time = ctx.now();
    const today = time.toISOString().slice(0, 10);
    if (renderedOn !== today) rendered = new Map();
    renderedOn = today;
    const [, person = '', document = ''] = /^([a-z]+)-([a-z-]+)\.pdf$/.exec(name) ?? [];
    const report = isSample(document) ? describeSample(person, document, time) : null;
    if (!report) throw missing();
    const bytes = rendered.get(name) ?? (await renderReport(report));
    // Only what was rendered is kept: after a failure, the next request tries again.
    if (renderedOn === today) rendered.set(name, bytes);
    return fileOf(bytes, { name, contentType: 'application/pdf' });
  };
}

function isSample(document: string): document is SampleDocument {
  return Object.hasOwn(sampleDocuments, document);
}
