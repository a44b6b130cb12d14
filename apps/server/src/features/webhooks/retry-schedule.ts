const maxWaitSeconds = 3600;

interface FailedAttempt {
  /** Counted from 1. */
  attempt: number;
  retryAfter: string | undefined;
  now: Date;
}

/**
 * Seconds until the next attempt, null after the last: there are as many attempts as waits and one more. A
 * `Retry-After` (RFC 9110 §10.2.3: seconds or a date) that asks for more than the schedule is honoured up to an hour.
 */
export function secondsUntilRetry(
  waitSeconds: readonly number[],
  { attempt, retryAfter, now }: FailedAttempt,
): number | null {
  const scheduled = waitSeconds[attempt - 1];
  if (scheduled === undefined) return null;
  return Math.max(scheduled, Math.min(maxWaitSeconds, parseRetryAfter(retryAfter, now)));
}

function parseRetryAfter(value: string | undefined, now: Date): number {
  if (!value) return 0;
  if (/^\d+$/.test(value.trim())) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? 0 : Math.ceil((at - now.getTime()) / 1000);
}
