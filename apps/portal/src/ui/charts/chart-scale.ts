const stepFactors = [1, 2, 5, 10];
const wantedTicks = 4;

/** Round tick values from 0 to at least the maximum, for an axis of counts. */
export function countTicks(highest: number): number[] {
  const rough = Math.max(1, highest) / wantedTicks;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, stepFactors.map((factor) => factor * magnitude).find((size) => size >= rough)!);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Indexes of the labels to show, so that each has enough room: every n-th, always including the last one. */
export function labelIndexes(count: number, width: number, roomPerLabel: number): number[] {
  const every = Math.max(1, Math.ceil((count * roomPerLabel) / Math.max(1, width)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0);
}

const maxBarWidth = 14;
/** Share of a day's width that its bars fill. */
const filled = 0.8;

/** Left edge and width of one of a day's bars, which are centred side by side. */
export function barSpan(middle: number, slot: number, order: number, count: number): { x: number; width: number } {
  const width = Math.min(maxBarWidth, (slot * filled) / count);
  const gap = width > 4 ? 1 : 0;
  return { x: middle + (order - count / 2) * width, width: width - gap };
}
