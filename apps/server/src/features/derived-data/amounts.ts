import { sentinels } from '@smile/contract/sentinels';

export interface AmountStatistics {
  sum: number;
  average: number;
  min: number;
  max: number;
  median: number;
  /** Sample standard deviation; `noData` for fewer than two values. */
  std: number;
}

/** An empty list means that nothing was earned or owed: its statistics are 0, not `noData`. */
export function describeAmounts(amounts: readonly number[]): AmountStatistics {
  if (amounts.length === 0) return { sum: 0, average: 0, min: 0, max: 0, median: 0, std: sentinels.noData };
  const sorted = [...amounts].sort((one, other) => one - other);
  const sum = sumUp(sorted);
  return {
    sum: toAmount(sum),
    average: toAmount(sum / sorted.length),
    min: toAmount(sorted[0]!),
    max: toAmount(sorted.at(-1)!),
    median: toAmount(findMedian(sorted)),
    std: standardDeviation(sorted),
  };
}

/** Rounds to cents; `sentinels.error` for NaN and infinity. */
export function toAmount(value: number): number {
  return round(value, 2);
}

export function round(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return sentinels.error;
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}

function findMedian(sorted: number[]): number {
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!;
}

function standardDeviation(amounts: number[]): number {
  if (amounts.length < 2) return sentinels.noData;
  const average = sumUp(amounts) / amounts.length;
  const squares = sumUp(amounts.map((amount) => (amount - average) ** 2));
  return toAmount(Math.sqrt(squares / (amounts.length - 1)));
}

function sumUp(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
