import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

const flushMs = 1000;

interface Use {
  tenantId: string;
  id: string;
  usedAt: Date;
}

export interface UseLog<U extends Use> {
  /** Records a use in memory, at no cost to the request. */
  note(use: Omit<U, 'usedAt'>): void;
  /** Writes all recorded uses in one statement. */
  flush(): Promise<void>;
  /** Flushes one last time. */
  stop(): Promise<void>;
}

/**
 * Tracks each item's last use without a write per request: uses are collected in memory and written every second and on
 * stop. `write` must never move a time backwards, since another process may know a later one.
 */
export function createUseLog<U extends Use>(
  deps: { now: Clock; log: Log },
  { what, write }: { what: string; write: (uses: U[]) => Promise<void> },
): UseLog<U> {
  let noted = new Map<string, U>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;

  const flushLater = () => {
    if (!isStopped) timer ??= setTimeout(() => void flush(), flushMs).unref();
  };
  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const uses = noted;
    noted = new Map();
    if (uses.size === 0) return;
    await write([...uses.values()]).catch((error) => {
      deps.log.warn({ err: error }, `last uses of ${what} could not be written`);
      noted = new Map([...uses, ...noted]);
      flushLater();
    });
  };
  return {
    note(use) {
      noted.set(`${use.tenantId}/${use.id}`, { ...use, usedAt: deps.now() } as U);
      flushLater();
    },
    flush,
    stop() {
      isStopped = true;
      return flush();
    },
  };
}
