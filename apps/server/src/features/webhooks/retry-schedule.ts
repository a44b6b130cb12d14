import { readRetryAfter } from '../../platform/outbound/send-request.ts';

const maxWaitSeconds = 3600;

interface FailedAttempt {
  /** Counted from 1. */
  attempt: number;
  /** The header as it came. */
  retryAfter: string | string[] | undefined;
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
  return Math.max(scheduled, Math.min(maxWaitSeconds, readRetryAfter(retryAfter, now) ?? 0));
}
