import { readRetryAfter } from '../../platform/outbound/send-request.ts';

const maxWaitSeconds = 3600;

interface FailedAttempt {
  /** Starts at 1. */
  attempt: number;
  /** Value of the `Retry-After` header. */
  retryAfter: string | string[] | undefined;
  now: Date;
}

/**
 * Seconds until the next attempt; null after the last, since there is one more attempt than delays. A longer
 * `Retry-After` (RFC 9110 §10.2.3: seconds or a date) overrides the schedule, up to one hour.
 */
export function secondsUntilRetry(
  waitSeconds: readonly number[],
  { attempt, retryAfter, now }: FailedAttempt,
): number | null {
  const scheduled = waitSeconds[attempt - 1];
  if (scheduled === undefined) return null;
  return Math.max(scheduled, Math.min(maxWaitSeconds, readRetryAfter(retryAfter, now) ?? 0));
}
