import type { Permits } from './permit-queries.ts';

/** Takes permits from the counter that all processes share. */
export type TakePermits = (subject: string, wanted: number) => Promise<Permits>;

export interface Admission {
  isAdmitted: boolean;
  /** Minimum number left in this window, for all processes. */
  remaining: number;
  secondsLeft: number;
}

interface Window {
  endsAtMs: number;
  /** Granted to this process but not yet used. */
  permits: number;
  /** Permits left for other processes. */
  left: number;
  isSpent: boolean;
  asking: Promise<void> | null;
}

const maxSubjects = 10_000;
/** A process takes a fifth of a window's permits at once, which bounds how many it can leave unused. */
const share = 5;

/**
 * Rate limiter shared by all processes: at most `max` requests pass per window, since each needs a granted permit.
 * Permits that a process took but did not use stay lost for that window, fewer than a fifth of `max` per process. While
 * the shared counter is unreachable, each process counts alone.
 */
export function createRateLimiter(
  { max, windowMs, nowMs = () => performance.now() }: { max: number; windowMs: number; nowMs?: () => number },
  take: TakePermits,
): (subject: string) => Promise<Admission> {
  const windows = new Map<string, Window>();
  const chunk = Math.ceil(max / share);

  async function refill(subject: string, window: Window): Promise<void> {
    const counted = await take(subject, chunk).catch(() => null);
    if (!counted) {
      Object.assign(window, { permits: max, left: 0, isSpent: true });
      return;
    }
    window.permits += counted.granted;
    window.left = Math.max(0, max - counted.used);
    window.isSpent = counted.granted < chunk || window.left === 0;
    window.endsAtMs = nowMs() + counted.msLeft;
  }

  function windowOf(subject: string): Window {
    const known = windows.get(subject);
    if (known && (known.asking || known.endsAtMs > nowMs())) return known;
    if (!known && windows.size >= maxSubjects) dropEnded(windows, nowMs());
    const fresh = { endsAtMs: nowMs() + windowMs, permits: 0, left: max, isSpent: false, asking: null };
    windows.set(subject, fresh);
    return fresh;
  }

  return async (subject) => {
    for (;;) {
      const window = windowOf(subject);
      const secondsLeft = Math.max(1, Math.ceil((window.endsAtMs - nowMs()) / 1000));
      if (window.permits > 0) {
        window.permits -= 1;
        return { isAdmitted: true, remaining: window.permits + window.left, secondsLeft };
      }
      if (window.isSpent) return { isAdmitted: false, remaining: 0, secondsLeft };
      window.asking ??= refill(subject, window).finally(() => {
        window.asking = null;
      });
      await window.asking;
    }
  };
}

function dropEnded(windows: Map<string, Window>, nowMs: number): void {
  for (const [subject, { endsAtMs }] of windows) if (endsAtMs <= nowMs) windows.delete(subject);
  if (windows.size >= maxSubjects) windows.clear();
}
