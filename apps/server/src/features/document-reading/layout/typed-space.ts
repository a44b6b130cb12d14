/** A word on its line: its letters, and where they begin and end. */
export interface Typed {
  text: string;
  left: number;
  right: number;
}

/** White that the first and the last letter leave of their places, in widths of a letter; more where a stop ends the word. */
const white = { min: 0, max: 0.45, ofStop: { min: 0.35, max: 0.55 } };
/** Letters that two words must have for their widths to say that all are the same. */
const tellingLetters = 4;
/** Maximum distance of the next word from its place in the row of letters, in letter widths. */
const offPlace = 0.25;

/**
 * True when two words stand one space apart in a fixed-width typeface: its spaces are wide for their height, and split
 * nothing.
 */
export function isTypedSpace(before: Typed, after: Typed): boolean {
  const lengths = [[...before.text].length, [...after.text].length] as const;
  if (lengths[0] + lengths[1] < tellingLetters) return false;
  const [one, other] = [rangeOfWidth(before, lengths[0]), rangeOfWidth(after, lengths[1])];
  const [min, max] = [Math.max(one.min, other.min), Math.min(one.max, other.max)];
  if (min > max) return false;
  const [apart, expected] = [after.left - before.left, lengths[0] + 1];
  return apart / max < expected + offPlace && apart / min > expected - offPlace;
}

/** Range for the width of one letter; a dash alone gives no evidence. */
function rangeOfWidth({ text, left, right }: Typed, length: number): { min: number; max: number } {
  if (!/[\p{L}\d]/u.test(text)) return { min: 0, max: Infinity };
  const stop = /[.,:;]$/.test(text) ? white.ofStop : { min: 0, max: 0 };
  const [min, max] = [white.min + stop.min, white.max + stop.max];
  return { min: (right - left) / (length - min), max: (right - left) / (length - max) };
}
