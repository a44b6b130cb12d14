/** Who comes first when all places are taken: whoever waits for an answer, or work that nobody waits for. */
export type Urgency = 'first' | 'behind';

export interface Turns {
  /**
   * Resolves once there is a place, with what gives it back.
   * @throws Error after waiting for the time that is set
   */
  take(urgency: Urgency): Promise<() => void>;
}

interface Waiter {
  sinceMs: number;
  enter: (leave: () => void) => void;
  refuse: (error: Error) => void;
}

/** Whoever is behind lets others go first this long, and then lets so many go first for each of its own. */
const patienceMs = 25;
const othersBetween = 4;

/**
 * Hands out a fixed number of places. Who is behind never starves: under any load every fifth turn is theirs. Queues are
 * arrays: what a Set has outgrown leads to what it has grown into, so that everybody who ever waited would stay in memory
 * until the old generation is searched.
 */
export function createTurns(places: number, timeoutMs: number): Turns {
  const queues: Record<Urgency, Waiter[]> = { first: [], behind: [] };
  let free = places;
  let othersSince = 0;
  /** One for all: it goes off for whoever has waited longest. */
  let timer: ReturnType<typeof setTimeout> | null = null;

  function pick(): Urgency | null {
    const head = queues.behind[0];
    if (!head) return queues.first.length > 0 ? 'first' : null;
    if (queues.first.length === 0) return 'behind';
    const isDue = othersSince >= othersBetween && performance.now() - head.sinceMs >= patienceMs;
    return isDue ? 'behind' : 'first';
  }

  function letIn(): void {
    while (free > 0) {
      const urgency = pick();
      if (!urgency) break;
      occupy(urgency);
      queues[urgency].shift()!.enter(leaveOnce());
    }
    if (timer && isNobodyWaiting()) stopTimer();
  }

  function isNobodyWaiting(): boolean {
    return queues.first.length === 0 && queues.behind.length === 0;
  }

  function occupy(urgency: Urgency): void {
    free -= 1;
    othersSince = urgency === 'first' ? othersSince + 1 : 0;
  }

  function leaveOnce(): () => void {
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      free += 1;
      letIn();
    };
  }

  function refuseLate(): void {
    timer = null;
    const nowMs = performance.now();
    for (const queue of Object.values(queues))
      while (queue[0] && nowMs - queue[0].sinceMs >= timeoutMs)
        queue.shift()!.refuse(new Error('timeout exceeded when waiting for a connection'));
    const oldest = [queues.first, queues.behind].flatMap((queue) => queue[0]?.sinceMs ?? []);
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
        return leaveOnce();
      }
      return new Promise((enter, refuse) => {
        queues[urgency].push({ sinceMs: performance.now(), enter, refuse });
        timer ??= setTimeout(refuseLate, timeoutMs);
      });
    },
  };
}
