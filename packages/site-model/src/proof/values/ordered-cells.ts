import { isDate } from '../../answers.ts';

/** An ordered type: a value strictly between two others (null is unbounded), and which values exist. */
export interface OrderedSpace<T> {
  between(low: T | null, high: T | null): T | null;
  has(value: T): boolean;
}

/** One value for each point, and for each non-empty gap between points: enough to distinguish all comparisons. */
export function orderedCells<T>(points: readonly T[], space: OrderedSpace<T>): { value: T; isPoint: boolean }[] {
  const cells: { value: T; isPoint: boolean }[] = [];
  for (let index = 0; index <= points.length; index++) {
    const gap = space.between(points[index - 1] ?? null, points[index] ?? null);
    if (gap !== null) cells.push({ value: gap, isPoint: false });
    const point = points[index];
    if (point !== undefined && space.has(point)) cells.push({ value: point, isPoint: true });
  }
  return cells;
}

/** Numbers within closed bounds. A gap is represented by a natural number close to its bounds, if possible. */
export function numbersWithin(bounds: { min: number; max: number; isInteger: boolean }): OrderedSpace<number> {
  const { min, max, isInteger } = bounds;
  const has = (value: number) => value >= min && value <= max && (!isInteger || Number.isInteger(value));
  return {
    has,
    between(low, high) {
      const isInside = (value: number) =>
        has(value) && (low === null || value > low) && (high === null || value < high);
      const middle = (Math.max(low ?? min, min) + Math.min(high ?? max, max)) / 2;
      const near = low !== null ? Math.floor(low) + 1 : high !== null ? Math.ceil(high) - 1 : 1;
      const candidates = [near, Math.ceil(min), Math.floor(max), min, max, middle];
      return candidates.find(isInside) ?? null;
    },
  };
}

/** Existing days, as `YYYY-MM-DD`. Points need not be existing days. */
export const days: OrderedSpace<string> = {
  has: isDate,
  between(low, high) {
    const isInside = (value: string) => (low === null || value > low) && (high === null || value < high);
    const candidates = [low === null ? null : dayAfter(low), high === null ? null : dayBefore(high), '0001-01-01'];
    return candidates.find((value) => value !== null && isInside(value)) ?? null;
  },
};

/** Texts shaped like days, existing or not. */
export const dayLikeTexts: OrderedSpace<string> = {
  has: () => true,
  between(low, high) {
    const day = days.between(low, high);
    if (day) return day;
    const value = low === null ? 0 : digitsOf(low) + 1;
    return value <= 99_999_999 && (high === null || value < digitsOf(high)) ? fromDigits(value) : null;
  },
};

/** The first existing day after a text, in text order. */
function dayAfter(text: string): string | null {
  const [year, month, date] = text.split('-').map(Number) as [number, number, number];
  const candidates = [
    [year, month, date + 1],
    [year, month + 1, 1],
    [year + 1, 1, 1],
  ].map(([y, m, d]) => formatDay(y!, m!, d!));
  return candidates.find((candidate) => candidate > text && days.has(candidate)) ?? null;
}

function dayBefore(text: string): string | null {
  const [year, month, date] = text.split('-').map(Number) as [number, number, number];
  const lastDates = [31, 30, 29, 28].map((last) => Math.min(date - 1, last));
  const candidates = [
    ...lastDates.map((last) => formatDay(year, month, last)),
    ...[31, 30, 29, 28].map((last) => formatDay(year, Math.min(month - 1, 12), last)),
    formatDay(year - 1, 12, 31),
  ];
  return candidates.find((candidate) => candidate < text && days.has(candidate)) ?? null;
}

function formatDay(year: number, month: number, date: number): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
}

function digitsOf(text: string): number {
  return Number(text.replaceAll('-', ''));
}

function fromDigits(value: number): string {
  const digits = String(value).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
