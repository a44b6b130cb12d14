/** Group commit: consecutive transactions share one disk write, and each is answered after it. */
export interface SharedFlush {
  /** Records a commit that is not on disk yet. */
  note(): void;
  /** Resolves when all commits so far are on disk; null when they already are. A read may request a hasty flush. */
  pending(isHasty?: boolean): Promise<void> | null;
  /**
   * True when so many commits wait, or for so long, that the connection's holder must flush before the next statement.
   */
  isDue(): boolean;
  /**
   * Flushes pending commits; the promises of `pending` report the result. Resolves when the connection is free,
   * possibly before the disk has everything.
   */
  run(write: () => Promise<Written>): Promise<void>;
}

/** Handed to the operating system; `stored` resolves when it is on disk. */
export interface Written {
  stored: Promise<unknown>;
}

const max = 32;
/**
 * After a flush of several commits, the next flush gathers for this many times the last write's duration, up to the
 * maximum below. A single commit is not delayed.
 */
const patience = 8;
const maxPatienceMs = 40;
/** Minimum interval between hasty flushes. */
const hasteEveryMs = 20;

interface Group {
  size: number;
  isHasty: boolean;
  sinceMs: number;
  done: Promise<void>;
  end: (written: Promise<void>) => void;
}

/** `askForTurn` runs with the first commit of each group and schedules its flush. */
export function createSharedFlush(askForTurn: (inMs: number) => void): SharedFlush {
  let group: Group | null = null;
  /** The last write until it is on disk; writes finish in order. */
  let underWay: Promise<void> | null = null;
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
    pending(isHasty = false) {
      if (group && isHasty) group.isHasty = true;
      return group?.done ?? underWay;
    },
    isDue() {
      if (!group) return false;
      const nowMs = performance.now();
      if (group.isHasty && nowMs - writtenAtMs >= hasteEveryMs) return true;
      return group.size >= max || nowMs - group.sinceMs >= (patienceMs || maxPatienceMs);
    },
    async run(write) {
      if (!group) return;
      const { done, end, size } = group;
      const before = underWay;
      group = null;
      underWay = done;
      const startMs = performance.now();
      const written = write();
      end(written.then(async ({ stored }) => void (await Promise.all([before, stored]))));
      const note = () => {
        if (underWay === done) underWay = null;
        writtenAtMs = performance.now();
        patienceMs = size > 1 ? Math.min((writtenAtMs - startMs) * patience, maxPatienceMs) : 0;
      };
      done.then(note, note);
      await written.catch(() => undefined);
    },
  };
}

function createGroup(): Group {
  let end: Group['end'] = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  done.catch(() => undefined);
  return { size: 0, isHasty: false, sinceMs: performance.now(), done, end };
}
