/** Priority of a waiter: reads and interactive work alternate, background work comes last. */
export type Urgency = 'reading' | 'first' | 'low';

export interface Turn<Held> {
  /** Value handed over by the previous holder. */
  held: Held | null;
  /** Releases the slot once and hands a value to the next waiter; returns the value when no one waits. */
  leave(held?: Held | null): Held | null;
}

export interface Turns<Held> {
  /**
   * Resolves when a slot is free.
   * @throws Error after the timeout
   */
  take(urgency: Urgency): Promise<Turn<Held>>;
}

interface Waiter<Held> {
  sinceMs: number;
  enter: (turn: Turn<Held>) => void;
  refuse: (error: Error) => void;
}

/** Background work waits this long for its turn, and lets this many others go first. */
const patienceMs = 25;
const othersBetween = 4;

/**
 * Hands out a fixed number of slots. Background work never starves: it gets every fifth turn. A read overtakes other
 * waiters, but never two in a row, since batch work would delay small requests for as long as it runs. The queues are
 * arrays: an outgrown Set table references the table it grew into, and so keeps all past waiters alive until a major
 * collection.
 */
export function createTurns<Held = never>(places: number, timeoutMs: number): Turns<Held> {
  const queues: Record<Urgency, Waiter<Held>[]> = { reading: [], first: [], low: [] };
  let free = places;
  let othersSince = 0;
  let hasReadLast = false;
  /** One shared timer for the longest waiter. */
  let timer: ReturnType<typeof setTimeout> | null = null;

  function pick(): Urgency | null {
    const head = queues.low[0];
    const next = pickAnswered(queues, hasReadLast);
    if (!head || !next) return head ? 'low' : next;
    const isDue = othersSince >= othersBetween && performance.now() - head.sinceMs >= patienceMs;
    return isDue ? 'low' : next;
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

  const isNobodyWaiting = () => !queues.reading.length && !queues.first.length && !queues.low.length;

  function occupy(urgency: Urgency): void {
    free -= 1;
    othersSince = urgency === 'low' ? 0 : othersSince + 1;
    if (urgency !== 'low') hasReadLast = urgency === 'reading';
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
