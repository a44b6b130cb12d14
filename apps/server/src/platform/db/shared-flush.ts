/** Lets transactions that follow each other share one write to the disk; nobody is answered before it is done. */
export interface SharedFlush {
  /** Notes a commit that is not on the disk yet. */
  note(): void;
  /** Resolves once all that was committed so far is on the disk; null where it is. */
  pending(): Promise<void> | null;
  /** Whether so many wait, or for so long, that whoever has the connection now is to write before the next one. */
  isDue(): boolean;
  /** Writes what is not written yet; what becomes of it is told by what `pending` gave before. */
  run(write: () => Promise<unknown>): Promise<void>;
}

const most = 32;
/**
 * Where commits come together, the next are gathered so many times as long as the last write took, and no longer than
 * this; whoever comes alone waits for nobody.
 */
const patience = 8;
const longestPatienceMs = 40;

interface Group {
  size: number;
  sinceMs: number;
  done: Promise<void>;
  end: (written: Promise<void>) => void;
}

/** `askForTurn` is called with the first commit of each group, for when it is to be written whether others come or not. */
export function createSharedFlush(askForTurn: (inMs: number) => void): SharedFlush {
  let group: Group | null = null;
  let patienceMs = 0;
  let writtenAtMs = Number.NEGATIVE_INFINITY;
  return {
    note() {
      if (!group) {
        group = createGroup();
        askForTurn(group.sinceMs - writtenAtMs < patienceMs ? patienceMs : 0);
      }
      group.size += 1;
    },
    pending: () => group?.done ?? null,
    isDue: () => group !== null && (group.size >= most || performance.now() - group.sinceMs >= patienceMs),
    async run(write) {
      if (!group) return;
      const { done, end, size } = group;
      group = null;
      const startMs = performance.now();
      end(write().then(() => undefined));
      await done.catch(() => undefined);
      writtenAtMs = performance.now();
      patienceMs = size > 1 ? Math.min((writtenAtMs - startMs) * patience, longestPatienceMs) : 0;
    },
  };
}

function createGroup(): Group {
  let end: Group['end'] = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  done.catch(() => undefined);
  return { size: 0, sinceMs: performance.now(), done, end };
}
