/**
 * Who comes first when all places are taken: whoever waits for an answer, those who only read and the others by turns, or
 * work that nobody waits for.
 */
export type Urgency = 'reading' | 'first' | 'behind';

export interface Turn<Held> {
  /** What the one before handed on. */
  held: Held | null;
  /** Gives the place back, once, and hands something on to whoever comes next; returns it where nobody waits. */
  leave(held?: Held | null): Held | null;
}

export interface Turns<Held> {
  /**
   * Resolves once there is a place.
   * @throws Error after waiting for the time that is set
   */
  take(urgency: Urgency): Promise<Turn<Held>>;
}

interface Waiter<Held> {
  sinceMs: number;
  enter: (turn: Turn<Held>) => void;
  refuse: (error: Error) => void;
}

/** Whoever is behind lets others go first this long, and then lets so many go first for each of its own. */
const patienceMs = 25;
const othersBetween = 4;

/**
 * Hands out a fixed number of places. Who is behind never starves: under any load every fifth turn is theirs. One who
 * reads passes any number of others who wait, but no two of them do: work for many would keep who asks for little waiting
 * as long as all of it takes. Queues are arrays: what a Set has outgrown leads to what it has grown into, so that everybody who ever waited would stay in memory
 * until the old generation is searched.
 */
export function createTurns<Held = never>(places: number, timeoutMs: number): Turns<Held> {
  const queues: Record<Urgency, Waiter<Held>[]> = { reading: [], first: [], behind: [] };
  let free = places;
  let othersSince = 0;
  let hasReadLast = false;
  /** One for all: it goes off for whoever has waited longest. */
  let timer: ReturnType<typeof setTimeout> | null = null;

  function pick(): Urgency | null {
    const head = queues.behind[0];
    const next = pickAnswered(queues, hasReadLast);
    if (!head || !next) return head ? 'behind' : next;
    const isDue = othersSince >= othersBetween && performance.now() - head.sinceMs >= patienceMs;
    return isDue ? 'behind' : next;
  }

  function letIn(held: Held | null): void {
    let given = held;
    while (free > 0) {
      const urgency = pick();
      if (!urgency) break;
      occupy(urgency);
      queues[urgency].shift()!.enter(turnWith(given));
      given = null;
    }
    if (timer && isNobodyWaiting()) stopTimer();
  }

  const isNobodyWaiting = () => !queues.reading.length && !queues.first.length && !queues.behind.length;

  function occupy(urgency: Urgency): void {
    free -= 1;
    othersSince = urgency === 'behind' ? 0 : othersSince + 1;
    if (urgency !== 'behind') hasReadLast = urgency === 'reading';
  }

  function turnWith(held: Held | null): Turn<Held> {
    let isInside = true;
    return {
      held,
      leave(left = null) {
        if (!isInside) return left;
        isInside = false;
        free += 1;
        if (isNobodyWaiting()) return left;
        letIn(left);
        return null;
      },
    };
  }

  function refuseLate(): void {
    timer = null;
    const nowMs = performance.now();
    for (const queue of Object.values(queues))
      while (queue[0] && nowMs - queue[0].sinceMs >= timeoutMs)
        queue.shift()!.refuse(new Error('timeout exceeded when waiting for a connection'));
    const oldest = Object.values(queues).flatMap((queue) => queue[0]?.sinceMs ?? []);
    if (oldest.length > 0) timer = setTimeout(refuseLate, Math.ceil(Math.min(...oldest) + timeoutMs - nowMs));
  }

  function stopTimer(): void {
    clearTimeout(timer!);
    timer = null;
  }

  return {
    async take(urgency) {
      if (free > 0 && isNobodyWaiting()) {
        occupy(urgency);
        return turnWith(null);
      }
      return new Promise((enter, refuse) => {
        queues[urgency].push({ sinceMs: performance.now(), enter, refuse });
        timer ??= setTimeout(refuseLate, timeoutMs);
      });
    },
  };
}

function pickAnswered(queues: Record<'reading' | 'first', unknown[]>, hasReadLast: boolean): Urgency | null {
  if (queues.reading.length > 0 && !(hasReadLast && queues.first.length > 0)) return 'reading';
  return queues.first.length > 0 ? 'first' : null;
}
