import { availableParallelism } from 'node:os';
import { ChildFailure } from '../../platform/child-workers/child.ts';
import { createChildPool, type RunOptions } from '../../platform/child-workers/child-pool.ts';
import type { Metrics } from '../../platform/metrics/create-metrics.ts';
import type { DocumentFiles, DocumentReading, ReadingStage } from './read-document.ts';
import { readingLimits, readingMessages } from './reading-error.ts';

export type ReadOutcome = { status: 'READ'; reading: DocumentReading } | { status: 'REFUSED'; message: string };

/** Reads documents in child processes; the first one starts with the first document. */
export interface DocumentReader {
  /** @throws Error when the engine itself failed; a retry may succeed */
  read(document: DocumentFiles, onStage?: (stage: ReadingStage) => void): Promise<ReadOutcome>;
  close(): Promise<void>;
}

/** Message for a document without any result. */
export const unreadableMessage = readingMessages.unreadable;

/** Maximum number of processes, so that the server keeps enough cores. */
const maxProcesses = 2;
/** Wall-clock limit, far above the CPU limit (`readingLimits.seconds`), since a busy machine is slow. */
const timeoutMs = 5 * 60_000;
const recycle = { afterTasks: 50, beyondBytes: 0.7 * readingLimits.memoryBytes };

/** `program` is the path of the built child program. */
export function createDocumentReader(program: string, metrics?: Metrics): DocumentReader {
  const pool = createChildPool<DocumentFiles, ReadOutcome, ReadingStage>({
    program,
    size: Math.min(maxProcesses, availableParallelism()),
    heapMegabytes: 768,
    timeoutMs,
    recycle,
    idleMs: 60_000,
    onReplace: (reason) => metrics?.readerRestarts.inc({ reason: reason.toLowerCase() }),
  });
  const read = async (document: DocumentFiles, options: RunOptions<ReadingStage>): Promise<ReadOutcome> => {
    try {
      return await pool.run(document, options);
    } catch (error) {
      if (!(error instanceof ChildFailure)) throw error;
      if (error.reason === 'TIME') return { status: 'REFUSED', message: readingMessages.tooLong };
      if (error.reason === 'MEMORY') return { status: 'REFUSED', message: readingMessages.tooMuchMemory };
      throw error;
    }
  };
  return {
    async read(document, onStage) {
      let endTimer = metrics?.readings.startTimer();
      const onStart = () => {
        endTimer = metrics?.readings.startTimer();
      };
      try {
        const outcome = await read(document, { onStart, ...(onStage && { onProgress: onStage }) });
        endTimer?.({ outcome: outcome.status === 'READ' ? 'read' : 'refused' });
        if (outcome.status === 'READ') metrics?.readPages.inc(outcome.reading.pages.length);
        return outcome;
      } catch (error) {
        endTimer?.({ outcome: 'failed' });
        throw error;
      }
    },
    close: () => pool.close(),
  };
}
