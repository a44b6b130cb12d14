const hour = 3_600_000;
/** The day it is, as `YYYY-MM-DD`. In Philippine time, UTC+8 all year: page and server agree wherever they are. */
export function today(now = Date.now()): string {
  return dayAt(8, now);
}

/** The day it is so many hours ahead of UTC. */
export function dayAt(hoursAhead: number, now = Date.now()): string {
  return new Date(now + hoursAhead * hour).toISOString().slice(0, 10);
}

/** Whole years from one day to another; negative when the first comes later. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
