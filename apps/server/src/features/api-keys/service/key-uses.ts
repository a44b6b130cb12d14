import { type Dependencies, systemContext } from '../../../context.ts';
import { type KeyUse, updateLastUses } from '../queries.ts';

const flushMs = 1000;

export interface KeyUses {
  /** Notes that a key was used just now; costs the request nothing. */
  note(key: { tenantId: string; id: string }): void;
  /** Writes what was noted, all keys in one statement. */
  flush(): Promise<void>;
  /** Flushes for the last time. */
  stop(): Promise<void>;
}

/**
 * Keeps the exact time of each key's last use without a write per request: it is noted in the process and written
 * every second and at the end. A time that is written never goes back, whichever process knows the later one.
 */
export function createKeyUses(deps: Dependencies): KeyUses {
  const ctx = systemContext(deps);
  let noted = new Map<string, KeyUse>();
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
    await updateLastUses(ctx, [...uses.values()]).catch((error) => {
      deps.log.warn({ err: error }, 'last uses of API keys could not be written');
      noted = new Map([...uses, ...noted]);
      flushLater();
    });
  };
  return {
    note({ tenantId, id }) {
      noted.set(`${tenantId}/${id}`, { tenantId, id, usedAt: deps.now() });
      flushLater();
    },
    flush,
    stop() {
      isStopped = true;
      return flush();
    },
  };
}
