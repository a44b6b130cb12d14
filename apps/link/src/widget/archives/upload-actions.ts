import type { LinkArchive, LinkFileType } from '@smile/contract/widget-archives';
import type { WidgetContext } from '../widget-context.ts';
import type { WidgetSettings } from '../widget-settings.ts';
import { sendWithProgress } from './send-with-progress.ts';
import type { UploadDraft } from './upload-draft.ts';

/** Upper bound only; slow connections may take their time. */
const uploadTimeoutMs = 20 * 60_000;

interface Sending {
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Uploads the chosen pages as one document. */
export async function sendArchive(
  ctx: WidgetContext,
  settings: WidgetSettings,
  fileType: LinkFileType,
  { pages, submissionKey }: UploadDraft,
  { onProgress, signal }: Sending,
): Promise<void> {
  const files = pages.map(({ file }) => file);
  const body = { fileType: fileType.type, templateId: settings.templateId, submissionKey, files };
  const transport = { fetch: sendWithProgress(onProgress), timeoutMs: uploadTimeoutMs };
  const archive = await ctx.client.call('createArchive', { body }, signal, transport);
  ctx.uploadDrafts.delete(fileType.type);
  reportUploads(ctx, 'onUploadsCreated', archive);
  ctx.dispatch({ type: 'archiveStored', archive });
}

export async function removeArchive(ctx: WidgetContext, archive: LinkArchive): Promise<void> {
  await ctx.client.call('revokeArchive', { params: { id: archive.id } });
  reportUploads(ctx, 'onUploadsRemoved', { ...archive, status: 'REVOKED' });
  ctx.dispatch({ type: 'archiveRemoved', archiveId: archive.id });
}

function reportUploads(ctx: WidgetContext, name: 'onUploadsCreated' | 'onUploadsRemoved', archive: LinkArchive): void {
  const { id, fileType, status, rawFiles, userId } = archive;
  ctx.send({ type: 'report', name, event: { uploads: [{ id, fileType, status, rawFiles }], userId } });
}
