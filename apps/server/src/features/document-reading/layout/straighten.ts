/** Bottom edge of a word, in page units. */
export interface Foot {
  x: number;
  y: number;
  height: number;
}

/** Vertical displacement of the text at a horizontal position. */
export type Droop = (x: number) => number;

const stepsEachWay = 12;
/** Maximum rise or fall of a line over the page width, in word heights. */
const maxHeights = 2.2;
/** Minimum improvement before words are moved. */
const minGain = 1.06;
const minWords = 12;

/**
 * Finds the bend of a page as one slope and one arch: the combination in which the bottoms of words fall on the fewest
 * levels.
 */
export function findDroop(feet: readonly Foot[], width: number): Droop {
  const flat: Droop = () => 0;
  if (feet.length < minWords) return flat;
  const heights = feet.map(({ height }) => height).sort((one, other) => one - other);
  const height = heights[heights.length >> 1]!;
  const step = (height * maxHeights) / stepsEachWay;
  const level = sharpness(feet, flat, height);
  let best = { score: level * minGain, droop: flat };
  for (let arch = -stepsEachWay; arch <= stepsEachWay; arch++) {
    for (let slope = -stepsEachWay; slope <= stepsEachWay; slope++) {
      const droop: Droop = (x) => {
        const share = x / width;
        // 4 × share × (1 − share) is a parabola with height 1 in the middle.
        return step * (arch * 4 * share * (1 - share) + slope * (share - 0.5));
      };
      const score = sharpness(feet, droop, height);
      if (score > best.score) best = { score, droop };
    }
  }
  return best.droop;
}

/** Height of a bin in line heights. */
const binHeights = 0.3;

/** Sum of squares of a histogram of levels: high when words share few levels. */
function sharpness(feet: readonly Foot[], droop: Droop, height: number): number {
  const bin = height * binHeights;
  const levels = feet.map(({ x, y }) => (y - droop(x)) / bin);
  const lowest = Math.floor(Math.min(...levels));
  const counts = new Float64Array(Math.floor(Math.max(...levels)) - lowest + 2);
  for (const level of levels) {
    const low = Math.floor(level);
    counts[low - lowest]! += low + 1 - level;
    counts[low + 1 - lowest]! += level - low;
  }
  let sum = 0;
  for (const count of counts) sum += count * count;
  return sum;
}
