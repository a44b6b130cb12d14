/**
 * The first monthly return of a moment after another: the same day of the month and time of day, the last day of months
 * that are shorter. All in UTC.
 */
export function findNextSync(connectedAt: Date, after: Date): Date {
  const elapsed =
    (after.getUTCFullYear() - connectedAt.getUTCFullYear()) * 12 + after.getUTCMonth() - connectedAt.getUTCMonth();
  for (let months = Math.max(elapsed, 1); ; months += 1) {
    const next = addMonths(connectedAt, months);
    if (next > after) return next;
  }
}

function addMonths(date: Date, months: number): Date {
  const next = new Date(date);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return next;
}
