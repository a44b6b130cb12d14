/** Lets transactions that follow each other share one write to the disk; nobody is answered before it is done. */
export interface SharedFlush {
  /** Notes a commit that is not on the disk yet. */
  note(): void;
  /** Resolves once all that was committed so far is on the disk; null where it is. Who only read may ask for haste. */
  pending(isHasty?: boolean): Promise<void> | null;
  /** Whether so many wait, or for so long, that whoever has the connection now is to write before the next one. */
  isDue(): boolean;
  /**
   * Writes what is not written yet; what becomes of it is told by what `pending` gave before. Resolves when others may
   * have the connection, which may be before the disk has it all.
   */
  run(write: () => Promise<Written>): Promise<void>;
}

/** Handed over to the system; resolves once it is on the disk. */
export interface Written {
  stored: Promise<unknown>;
}

const most = 32;
/**
 * Whoever commits while others wait for the connection is written after them. Where commits came together, the next are
 * gathered besides, whether others wait or not, so many times as long as the last write took; none waits longer than
 * this. Whoever comes alone waits for nobody.
 */
const patience = 8;
const longestPatienceMs = 40;
/** Who is in haste waits for no more commits where the last write was so long ago. */
const hasteEveryMs = 20;

interface Group {
  size: number;
  isHasty: boolean;
  sinceMs: number;
  done: Promise<void>;
  end: (written: Promise<void>) => void;
}

/** `askForTurn` is called with the first commit of each group, for when it is to be written whether others come or not. */
export function createSharedFlush(askForTurn: (inMs: number) => void): SharedFlush {
  let group: Group | null = null;
  /** What was written last, until it is on the disk; nothing is there before what was written earlier. */
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
      return group.size >= most || nowMs - group.sinceMs >= (patienceMs || longestPatienceMs);
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
        patienceMs = size > 1 ? Math.min((writtenAtMs - startMs) * patience, longestPatienceMs) : 0;
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
