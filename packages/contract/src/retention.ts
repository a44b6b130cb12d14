/** Retention of data shared by end users, in days. */
export const keptDays = 60;

const dayMs = 86_400_000;

/** True for data younger than sixty days. */
export function isKept({ createdAt }: { createdAt: string }, nowMs: number): boolean {
  return nowMs - Date.parse(createdAt) < keptDays * dayMs;
}

/** The portal shows user data of this many days back at most, in ranges of 2 to 60 days. */
export const userDataWindow = { maxDays: 60, minDays: 2 } as const;

/** The days that can be asked for end today (UTC) and begin this many days ago. */
export const usageWindow = { ...userDataWindow, windowDays: userDataWindow.maxDays } as const;
