const stepFactors = [1, 2, 5, 10];
const wantedTicks = 4;

/** Round whole numbers from 0 to at least the highest value, for an axis of counts. */
export function countTicks(highest: number): number[] {
  const rough = Math.max(1, highest) / wantedTicks;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, stepFactors.map((factor) => factor * magnitude).find((size) => size >= rough)!);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Which of so many labels to show so that each has at least this much room: every n-th, the last one included. */
export function labelIndexes(count: number, width: number, roomPerLabel: number): number[] {
  const every = Math.max(1, Math.ceil((count * roomPerLabel) / Math.max(1, width)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0);
}

const maxBarWidth = 14;
/** Part of a day's room that its bars take together. */
const filled = 0.8;

/** Left edge and width of one of a day's bars, which stand side by side around the middle of the day. */
export function barSpan(middle: number, slot: number, order: number, count: number): { x: number; width: number } {
  const width = Math.min(maxBarWidth, (slot * filled) / count);
  const gap = width > 4 ? 1 : 0;
  return { x: middle + (order - count / 2) * width, width: width - gap };
}
