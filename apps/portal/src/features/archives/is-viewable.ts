import { keptDays } from '@smile/contract/retention';

const dayMs = 86_400_000;

/** Files can be opened while they are younger than sixty days. */
export function isViewable({ createdAt }: { createdAt: string }, nowMs: number): boolean {
  return nowMs - Date.parse(createdAt) < keptDays * dayMs;
}
