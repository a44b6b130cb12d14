import { addSeconds } from '../../platform/clock.ts';

const daysAgo = [21, 16, 11, 6, 4];

/** In Sandbox everybody has connected with the same five other organizations, as the published sample has it. */
export function listSandboxLinks(now: Date): Date[] {
  return daysAgo.map((days) => addSeconds(now, -days * 24 * 3600));
}
