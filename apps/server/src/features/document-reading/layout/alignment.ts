import type { Token } from './lines.ts';

/** Maximum offsets of aligned texts, in line heights. */
export interface Alignment {
  /** Between the left edges. */
  left: number;
  /** Between the right edges; when missing, texts at a common right edge do not count. */
  right?: number;
  /** Of both edges together, which is twice the offset between the middles. */
  middle: number;
}

/** True when two lines of words share an edge or their middle. */
export function areAligned(
  upper: readonly Token[],
  lower: readonly Token[],
  height: number,
  { left: maxLeft, right: maxRight, middle }: Alignment,
): boolean {
  const left = lower[0]!.left - upper[0]!.left;
  const right = lower.at(-1)!.right - upper.at(-1)!.right;
  if (Math.abs(left) < height * maxLeft || Math.abs(left + right) < height * middle) return true;
  return maxRight !== undefined && Math.abs(right) < height * maxRight;
}

/** Maximum distance of a word from the edge that it begins at, in line heights. */
const maxEdgeOffset = 0.6;

/** True when a word begins at a left edge, such as that of the cell above it. */
export function beginsAt(edge: number, { left }: Token, height: number): boolean {
  return Math.abs(left - edge) < height * maxEdgeOffset;
}
