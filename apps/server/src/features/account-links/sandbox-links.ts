import { addSeconds } from '../../platform/clock.ts';

const daysAgo = [21, 16, 11, 6, 4];

/** Sandbox reports the same five other organizations for everyone, as in the published sample. */
export function listSandboxLinks(now: Date): Date[] {
  return daysAgo.map((days) => addSeconds(now, -days * 24 * 3600));
}
