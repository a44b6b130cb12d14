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

/** The path of a line through points, in the order given. */
export function linePath(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
