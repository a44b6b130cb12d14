import type { ReadingStage } from '@smile/contract/archive-readings';
import { inTransaction, type ModeContext } from '../../../context.ts';
import type { StoredFile } from '../../../platform/files/files.ts';
import type { DocumentReader } from '../../document-reading/service.ts';
import { type ArchiveRow, selectArchive, selectFiles, updateStage } from '../queries.ts';
import { fileKeyOf } from '../show-archive.ts';
import { announceArchive } from './archive-notices.ts';
import { collectKnown } from './collect-known.ts';
import { settleReading } from './settle-reading.ts';

/**
 * Reads an archive and ends its task; does nothing for an archive that is already read, refused or revoked. Stores only
 * the final result, so an interrupted attempt can be repeated.
 */
export async function readArchive(
  ctx: ModeContext,
  job: { archiveId: string; taskId: string },
  reader: DocumentReader,
): Promise<void> {
  const archive = await selectArchive(ctx, job.archiveId);
  if (archive?.status !== 'STARTED') return;
  const files = await loadFiles(ctx, archive);
  const stages = reportStages(ctx, archive);
  const document = { files, declaredType: archive.declaredType, isClassifiedOnly: archive.purpose === 'CLASSIFY' };
  const outcome = await reader.read(document, stages.report);
  stages.report('STORE');
  await stages.written();
  const known = await collectKnown(ctx, archive);
  await inTransaction(ctx, (tx) => settleReading(tx, job, { outcome, known }));
}

async function loadFiles(ctx: ModeContext, { id }: ArchiveRow): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for (const file of await selectFiles(ctx, [id])) {
    const stored = await ctx.files.get(fileKeyOf(ctx, id, file));
    if (!stored) throw new Error(`The bytes of file ${file.id} are not there.`);
    files.push(await collectBytes(stored));
  }
  return files;
}

async function collectBytes(file: StoredFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.open()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Writes stages in sequence; a failed write is ignored. */
function reportStages(ctx: ModeContext, { id: archiveId }: ArchiveRow) {
  let writing = Promise.resolve();
  const write = async (stage: ReadingStage) => {
    await updateStage(ctx, archiveId, stage);
    await announceArchive(ctx, { archiveId, status: 'STARTED', stage });
  };
  return {
    report(stage: ReadingStage) {
      writing = writing
        .then(() => write(stage))
        .catch((error) => ctx.log.debug({ err: error, archiveId }, 'a stage of reading could not be written'));
    },
    written: () => writing,
  };
}
