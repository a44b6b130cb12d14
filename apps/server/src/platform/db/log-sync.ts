import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Written } from './shared-flush.ts';

/** Brings the files of the embedded database to the disk; its log by another thread where somebody waits for that. */
export interface LogSync {
  /** As the engine asks for it: when this returns the file is on the disk, or `write` has taken it over. */
  sync(descriptor: number, path: string): void;
  /**
   * What of the log `work` asks to be on the disk is on its way there when this resolves, and others may go on; `stored`
   * tells when it is there. Once that has failed it fails for good: what the disk lost nobody knows.
   */
  write(work: () => Promise<unknown>): Promise<Written>;
}

/** A file of the log, by a descriptor of our own: the engine closes its at the end of the file. */
interface Segment {
  path: string;
  descriptor: number;
  /** Writes that are on their way to the disk. */
  underWay: number;
}

/** As the engine names them once they are whole; until then it renames them. */
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
      // No table's rows are on the disk before the log that tells of them.
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
