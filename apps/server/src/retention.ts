import { addSeconds } from './platform/clock.ts';

const retentionDays = 60;

/** What end users shared before this time is over its sixty days. */
export function retentionStart(now: Date): Date {
  return addSeconds(now, -retentionDays * 24 * 3600);
}
