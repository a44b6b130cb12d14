/** Whether something can be put there: before one of `length` others, or behind them. */
export function isPlace(at: number, length: number): boolean {
  return Number.isInteger(at) && at >= 0 && at <= length;
}

/** The list with one of its items at another place, counted without it. */
export function move<T>(list: readonly T[], item: T, to: number): T[] {
  return list.filter((other) => other !== item).toSpliced(to, 0, item);
}
