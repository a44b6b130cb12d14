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
}

/** Whoever is behind lets others go first this long, and then lets so many go first for each of its own. */
const patienceMs = 25;
const othersBetween = 4;

/** Hands out a fixed number of places. Who is behind never starves: under any load every fifth turn is theirs. */
export function createTurns(places: number, timeoutMs: number): Turns {
  const queues: Record<Urgency, Set<Waiter>> = { first: new Set(), behind: new Set() };
  let free = places;
  let othersSince = 0;

  function pick(): Urgency | null {
    const head = firstOf(queues.behind);
    if (!head) return queues.first.size > 0 ? 'first' : null;
    if (queues.first.size === 0) return 'behind';
    const isDue = othersSince >= othersBetween && performance.now() - head.sinceMs >= patienceMs;
    return isDue ? 'behind' : 'first';
  }

  function letIn(): void {
    while (free > 0) {
      const urgency = pick();
      if (!urgency) return;
      const waiter = firstOf(queues[urgency])!;
      queues[urgency].delete(waiter);
      occupy(urgency);
      waiter.enter(leaveOnce());
    }
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

  return {
    async take(urgency) {
      if (free > 0 && !firstOf(queues.first) && !firstOf(queues.behind)) {
        occupy(urgency);
        return leaveOnce();
      }
      return new Promise((enter, refuse) => {
        const waiter: Waiter = {
          sinceMs: performance.now(),
          enter: (leave) => {
            clearTimeout(timer);
            enter(leave);
          },
        };
        const timer = setTimeout(() => {
          if (queues[urgency].delete(waiter)) refuse(new Error('timeout exceeded when waiting for a connection'));
        }, timeoutMs);
        queues[urgency].add(waiter);
      });
    },
  };
}

function firstOf<T>(set: Set<T>): T | undefined {
  for (const value of set) return value;
  return undefined;
}
