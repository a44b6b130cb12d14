import { createOwnerTurns, type Owner, type OwnerTurns } from '../../limits/owner-turns.ts';

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
   * Resolves when a slot is free; waiters of the same urgency are served owner by owner.
   * @throws Error after the timeout
   */
  take(urgency: Urgency, owner: Owner): Promise<Turn<Held>>;
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
 * waiters, but never two in a row, since batch work would delay small requests for as long as it runs.
 */
export function createTurns<Held = never>(places: number, timeoutMs: number): Turns<Held> {
  const queues = createQueues<Held>();
  let free = places;
  let othersSince = 0;
  let hasReadLast = false;
  /** One shared timer for the longest waiter. */
  let timer: ReturnType<typeof setTimeout> | null = null;

  function pick(): Urgency | null {
    const next = pickAnswered(queues, hasReadLast);
    if (queues.low.isEmpty() || !next) return queues.low.isEmpty() ? next : 'low';
    const isDue = othersSince >= othersBetween && performance.now() - firstSinceMs([queues.low]) >= patienceMs;
    return isDue ? 'low' : next;
  }

  function letIn(held: Held | null): void {
    let given = held;
    while (free > 0) {
      const urgency = pick();
      if (!urgency) break;
      occupy(urgency);
      queues[urgency].next()!.enter(turnWith(given));
      given = null;
    }
    if (timer && isNobodyWaiting()) stopTimer();
  }

  const isNobodyWaiting = () => queues.reading.isEmpty() && queues.first.isEmpty() && queues.low.isEmpty();

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
    const all = Object.values(queues);
    for (const queue of all)
      for (const waiter of queue.removeHeads(({ sinceMs }) => nowMs - sinceMs >= timeoutMs))
        waiter.refuse(new Error('timeout exceeded when waiting for a connection'));
    if (!isNobodyWaiting()) timer = setTimeout(refuseLate, Math.ceil(firstSinceMs(all) + timeoutMs - nowMs));
  }

  function stopTimer(): void {
    clearTimeout(timer!);
    timer = null;
  }

  return {
    async take(urgency, owner) {
      if (free > 0 && isNobodyWaiting()) {
        occupy(urgency);
        return turnWith(null);
      }
      return new Promise((enter, refuse) => {
        queues[urgency].add(owner, { sinceMs: performance.now(), enter, refuse });
        timer ??= setTimeout(refuseLate, timeoutMs);
      });
    },
  };
}

function createQueues<Held>(): Record<Urgency, OwnerTurns<Waiter<Held>>> {
  return { reading: createOwnerTurns(), first: createOwnerTurns(), low: createOwnerTurns() };
}

function firstSinceMs(queues: OwnerTurns<Waiter<never>>[]): number {
  return Math.min(...queues.flatMap((queue) => queue.heads().map(({ sinceMs }) => sinceMs)));
}

function pickAnswered(
  { reading, first }: Pick<Record<Urgency, OwnerTurns<unknown>>, 'reading' | 'first'>,
  hasReadLast: boolean,
): Urgency | null {
  if (!reading.isEmpty() && !(hasReadLast && !first.isEmpty())) return 'reading';
  return first.isEmpty() ? null : 'first';
}
