/** Round multiples of a power of ten; 10 always suffices, because the magnitude is rounded down. */
const stepFactors = [1, 2, 5, 10];
const targetTicks = 4;

/** Round tick values from 0 to at least the maximum, for an axis of counts. */
export function countTicks(maxValue: number): number[] {
  const minStep = Math.max(1, maxValue) / targetTicks;
  const magnitude = 10 ** Math.floor(Math.log10(minStep));
  const step = Math.max(1, stepFactors.map((factor) => factor * magnitude).find((size) => size >= minStep)!);
  const count = Math.max(1, Math.ceil(maxValue / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Indexes of the labels to show, so that each has enough room: every n-th, always including the last one. */
export function labelIndexes(count: number, width: number, minLabelWidth: number): number[] {
  const every = Math.max(1, Math.ceil((count * minLabelWidth) / Math.max(1, width)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0);
}

const maxBarWidth = 14;
/** Share of a day's width that its bars fill. */
const filledShare = 0.8;
/** Bars up to this width touch: a gap would take too much of them. */
const maxTouchingWidth = 4;

/** Left edge and width of one of a day's bars, which are centred side by side. */
export function barSpan(
  middle: number,
  dayWidth: number,
  barIndex: number,
  barCount: number,
): { x: number; width: number } {
  const width = Math.min(maxBarWidth, (dayWidth * filledShare) / barCount);
  const gap = width > maxTouchingWidth ? 1 : 0;
  return { x: middle + (barIndex - barCount / 2) * width, width: width - gap };
}
