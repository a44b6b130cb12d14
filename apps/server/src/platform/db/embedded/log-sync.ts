import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Written } from './shared-flush.ts';

/** Syncs the files of the embedded database to disk; the write-ahead log on another thread, except in a checkpoint. */
export interface LogSync {
  /** Called by the engine: on return the file is on disk, or `write` or `settle` waits for it. */
  sync(descriptor: number, path: string): void;
  /**
   * Resolves when the log of `work` is being written, so that other statements may run; `stored` settles when it is on
   * disk. After one failed sync all later ones fail, since it is unknown which pages were lost.
   */
  write(work: () => Promise<unknown>): Promise<Written>;
  /** Settles when the log that the engine synced outside of `write` is on disk; null when it already is. */
  settle(): Promise<unknown> | null;
}

/** A log file opened with our own descriptor, because the engine closes its own when the file is full. */
interface Segment {
  path: string;
  descriptor: number;
  /** Syncs in flight. */
  underWay: number;
  /** Last sync that no commit waits for. */
  unasked: Promise<void>;
  /** True until that sync starts: it then covers everything written before its start. */
  isUnaskedDue: boolean;
}

/** Name of a complete log file; the engine renames the file to it. */
const logFile = /[\\/]pg_wal[\\/][0-9A-F]{24}$/;
const logFolder = /[\\/]pg_wal(?:[\\/]|$)/;

const syncLater = promisify(fdatasync);

export function createLogSync(): LogSync {
  let asked: Set<string> | null = null;
  /**
   * True from the start, and from the first synced table file, until the next commit: recovery and checkpoints need the
   * log synced in order.
   */
  let isOrdered = true;
  const unasked = new Set<Promise<void>>();
  let current: Segment | null = null;
  const segments = new Set<Segment>();
  let failure: Promise<never> | null = null;

  function openSegment(path: string): Segment {
    if (current?.path === path) return current;
    const descriptor = openSync(path, 'r+');
    const ended = current;
    current = { path, descriptor, underWay: 0, unasked: Promise.resolve(), isUnaskedDue: false };
    if (ended) closeEnded(ended);
    segments.add(current);
    return current;
  }

  function closeEnded(segment: Segment): void {
    if (segment === current || segment.underWay > 0) return;
    segments.delete(segment);
    closeSync(segment.descriptor);
  }

  async function store(segment: Segment, start: Promise<void> | null = null): Promise<void> {
    segment.underWay += 1;
    try {
      if (start) await start;
      segment.isUnaskedDue &&= !start;
      await syncLater(segment.descriptor);
    } finally {
      segment.underWay -= 1;
      closeEnded(segment);
    }
  }

  /** At most one is pending, since a long statement requests many. */
  function storeUnasked(segment: Segment): void {
    if (segment.isUnaskedDue) return;
    segment.isUnaskedDue = true;
    const stored = store(segment, segment.unasked);
    segment.unasked = stored;
    unasked.add(stored);
    stored.catch(keepFailure).finally(() => unasked.delete(stored));
  }

  function keepFailure(error: unknown): void {
    failure ??= Promise.reject(error);
    failure.catch(() => undefined);
  }

  return {
    sync(descriptor, path) {
      const isLog = logFile.test(path);
      if (isLog && asked) return void asked.add(path);
      if (isLog && !isOrdered) return storeUnasked(openSegment(path));
      if (!logFolder.test(path)) isOrdered = true;
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
      isOrdered = false;
      const stored = Promise.all([...unasked, ...Array.from(paths, async (path) => store(openSegment(path)))]);
      stored.catch(keepFailure);
      return { stored };
    },
    settle: () => failure ?? (unasked.size > 0 ? Promise.all(unasked) : null),
  };
}
