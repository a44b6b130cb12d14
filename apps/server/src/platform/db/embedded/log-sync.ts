import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Written } from './shared-flush.ts';

/**
 * Syncs the files of the embedded database to disk; the write-ahead log on another thread when a commit waits for it.
 */
export interface LogSync {
  /** Called by the engine: on return the file is on disk, or `write` has taken over. */
  sync(descriptor: number, path: string): void;
  /**
   * Resolves when the log that `work` wants on disk is on its way there, so that other statements may run; `stored`
   * settles when it is there. One failed sync fails all later ones, since lost pages are unknown.
   */
  write(work: () => Promise<unknown>): Promise<Written>;
}

/** A log file with our own descriptor, because the engine closes its own at the end of the file. */
interface Segment {
  path: string;
  descriptor: number;
  /** Syncs in flight. */
  underWay: number;
}

/** Name of a complete log file; the engine renames the file to it. */
const logFile = /[\\/]pg_wal[\\/][0-9A-F]{24}$/;

const syncLater = promisify(fdatasync);

export function createLogSync(): LogSync {
  let asked: Set<string> | null = null;
  let current: Segment | null = null;
  const segments = new Set<Segment>();
  let failure: Promise<never> | null = null;

  function openSegment(path: string): Segment {
    if (current?.path === path) return current;
    const descriptor = openSync(path, 'r+');
    const ended = current;
    current = { path, descriptor, underWay: 0 };
    if (ended) closeEnded(ended);
    segments.add(current);
    return current;
  }

  function closeEnded(segment: Segment): void {
    if (segment === current || segment.underWay > 0) return;
    segments.delete(segment);
    closeSync(segment.descriptor);
  }

  async function store(path: string): Promise<void> {
    const segment = openSegment(path);
    segment.underWay += 1;
    try {
      await syncLater(segment.descriptor);
    } finally {
      segment.underWay -= 1;
      closeEnded(segment);
    }
  }

  return {
    sync(descriptor, path) {
      if (asked && logFile.test(path)) {
        asked.add(path);
        return;
      }
      // Write-ahead rule: sync the log before the table files that depend on it.
      for (const segment of segments) if (segment.underWay > 0) fdatasyncSync(segment.descriptor);
      fdatasyncSync(descriptor);
    },
    async write(work) {
      if (failure) return { stored: failure };
      const paths = new Set<string>();
      asked = paths;
      await work().finally(() => {
        asked = null;
      });
      const stored = Promise.all(Array.from(paths, store));
      stored.catch((error: unknown) => {
        failure ??= Promise.reject(error);
        failure.catch(() => undefined);
      });
      return { stored };
    },
  };
}
