import { setTimeout } from 'node:timers/promises';
import type { Archive, archivesApi } from '@smile/contract/archives';
import type { BodyOf } from '@smile/contract/endpoint';
import type { ModeContext } from '../../../context.ts';
import { listenToArchives } from './archive-notices.ts';
import { getArchive } from './get-archive.ts';
import { stageTenantArchive } from './stage-archive.ts';
import { storeStaged } from './store-archive.ts';

/** Maximum wait of a request for a classification, which usually takes two or three seconds. */
const maxWaitMs = 20_000;
/** Polling interval when no notification arrives. */
const pollMs = 1000;

/**
 * Classifies an upload without reading its fields, and waits for the result; returns STARTED when that takes too long.
 * Not for use inside a transaction.
 * @throws ApiError as `stageArchive` does
 */
export async function classifyArchive(ctx: ModeContext, body: BodyOf<typeof archivesApi.classify>): Promise<Archive> {
  // Listens before the archive is stored, because the reading may end before its id is returned.
  let wake = () => {};
  const finished = new Set<string>();
  const stopListening = listenToArchives(ctx, ({ archiveId, status }) => {
    if (status === 'STARTED') return;
    finished.add(archiveId);
    wake();
  });
  try {
    const { id } = await storeStaged(ctx, await stageTenantArchive(ctx, { ...body, fileType: null }, 'CLASSIFY'));
    const deadlineMs = performance.now() + maxWaitMs;
    for (;;) {
      const woken = new Promise<void>((resolve) => {
        wake = () => finished.has(id) && resolve();
      });
      const archive = await getArchive(ctx, id);
      const leftMs = deadlineMs - performance.now();
      if (archive.state.status !== 'STARTED' || leftMs <= 0) return archive;
      await Promise.race([woken, setTimeout(Math.min(leftMs, pollMs))]);
    }
  } finally {
    stopListening();
  }
}
