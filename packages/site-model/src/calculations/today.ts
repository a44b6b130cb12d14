const hour = 3_600_000;
/**
 * Today as `YYYY-MM-DD` in Philippine time (UTC+8, no daylight saving), so that page and server agree in any time zone.
 */
export function today(now = Date.now()): string {
  return dayAt(8, now);
}

/** The date at an offset of `hoursAhead` from UTC. */
export function dayAt(hoursAhead: number, now = Date.now()): string {
  return new Date(now + hoursAhead * hour).toISOString().slice(0, 10);
}

/** Whole years between two days; negative if `from` is later. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
