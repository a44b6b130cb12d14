/** First monthly anniversary of `connectedAt` after a time, in UTC; the last day in shorter months. */
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
