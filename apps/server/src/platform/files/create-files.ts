import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addSeconds } from '../clock.ts';
import type { Context, TenantContext } from '../context.ts';
import { handleJob, jobKind } from '../jobs/job.ts';
import { enqueueJob } from '../jobs/queue.ts';
import type { Schedule } from '../jobs/schedule.ts';
import {
  deleteReleased,
  postponeRemoval,
  type ReleasedFile,
  releaseForgotten,
  selectReleased,
  updateCommitted,
  updateReleased,
  updateSomeReleased,
  upsertStaged,
} from './file-queries.ts';
import type { FileStore } from './file-store.ts';
import type { Files, NewFile } from './files.ts';

/** Removes all due files; the schedule also finds expired staged files. */
export const removeFilesJob = jobKind('files.remove', z.strictObject({}));

/** Long enough for any upload to have committed or failed. */
const stagedSeconds = 3600;
const retrySeconds = 600;
const partSize = 100;

export const fileJobs = [handleJob(removeFilesJob, (ctx) => ctx.files.removeDue(ctx))];
export const fileSchedules: Schedule[] = [{ kind: removeFilesJob, pattern: '*/10 * * * *' }];

export function createFiles(store: FileStore): Files {
  // Processes that share a store probe it at the same time; two writers of one key would fail each other's probe.
  const probeKey = `status/probe-${randomUUID()}.txt`;
  let probing: Promise<void> | null = null;
  return {
    get: store.get,
    stage: (ctx, files) => stageFiles(store, ctx, files),
    commit: commitFiles,
    release: releaseFiles,
    releaseSome: updateSomeReleased,
    removeDue: (ctx) => removeDueFiles(store, ctx),
    own: store,
    probe() {
      probing ??= probeStore(store, probeKey).finally(() => {
        probing = null;
      });
      return probing;
    },
  };
}

async function stageFiles(store: FileStore, ctx: TenantContext, files: readonly NewFile[]): Promise<void> {
  if (ctx.isTransaction) throw new Error('Files are staged before the transaction that commits them.');
  const keys = files.map(({ key }) => key);
  const removeAt = addSeconds(ctx.now(), stagedSeconds);
  if ((await upsertStaged(ctx, keys, removeAt)) < keys.length) throw new Error('A file of this key is kept already.');
  for (const { key, body, contentType } of files) await store.put(key, body, contentType);
  if (ctx.now() < removeAt) return;
  for (const key of keys) await store.remove(key);
  throw new Error('Writing the files took too long.');
}

async function commitFiles(tx: TenantContext, keys: readonly string[]): Promise<void> {
  if ((await updateCommitted(tx, keys)) < keys.length) throw new Error('A file that was to be kept is not staged.');
}

async function releaseFiles(tx: TenantContext, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await updateReleased(tx, keys);
  await enqueueJob(tx, removeFilesJob, {});
}

async function removeDueFiles(store: FileStore, ctx: Context): Promise<void> {
  await releaseForgotten(ctx);
  for (;;) {
    const files = await selectReleased(ctx, partSize);
    for (const file of files) await removeFile(store, ctx, file);
    if (files.length < partSize) return;
  }
}

/** Deletes the row last, so that the next run repeats the removal after a crash. */
async function removeFile(store: FileStore, ctx: Context, file: ReleasedFile): Promise<void> {
  try {
    await store.remove(file.key);
  } catch (error) {
    ctx.log.warn({ err: error, key: file.key }, 'a file could not be removed');
    await postponeRemoval(ctx, file, addSeconds(ctx.now(), retrySeconds));
    return;
  }
  await deleteReleased(ctx, file);
}

async function probeStore(store: FileStore, probeKey: string): Promise<void> {
  await store.put(probeKey, Buffer.from('probe'), 'text/plain');
  const stored = await store.get(probeKey);
  if (!stored) throw new Error('the probe is not there');
  (await stored.open()).destroy();
  await store.remove(probeKey);
}
