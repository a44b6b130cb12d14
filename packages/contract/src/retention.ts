/** Retention of data shared by end users, in days. */
export const keptDays = 60;

const dayMs = 86_400_000;

/** True for data younger than 60 days. */
export function isKept({ createdAt }: { createdAt: string }, nowMs: number): boolean {
  return nowMs - Date.parse(createdAt) < keptDays * dayMs;
}

/** The portal shows user data of the last 60 days, in ranges of at least 2 days. */
export const userDataWindow = { maxDays: 60, minDays: 2 } as const;

/** Selectable days: today (UTC) and this many days before. */
export const usageWindow = { ...userDataWindow, windowDays: userDataWindow.maxDays } as const;
