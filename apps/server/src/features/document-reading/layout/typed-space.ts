export interface Typed {
  text: string;
  left: number;
  right: number;
}

/** White on both sides within the first and last letter cell, in letter widths; more after a period. */
const white = { min: 0, max: 0.45, ofStop: { min: 0.35, max: 0.55 } };
/** Minimum number of letters in two words to compare letter widths. */
const tellingLetters = 4;
/** Maximum offset of the next word from its letter cell, in letter widths. */
const offPlace = 0.25;

/** True when two words are one space apart in a fixed-width font, whose wide spaces do not separate segments. */
export function isTypedSpace(before: Typed, after: Typed): boolean {
  const lengths = [[...before.text].length, [...after.text].length] as const;
  if (lengths[0] + lengths[1] < tellingLetters) return false;
  const [one, other] = [rangeOfWidth(before, lengths[0]), rangeOfWidth(after, lengths[1])];
  const [min, max] = [Math.max(one.min, other.min), Math.min(one.max, other.max)];
  if (min > max) return false;
  const [apart, expected] = [after.left - before.left, lengths[0] + 1];
  return apart / max < expected + offPlace && apart / min > expected - offPlace;
}

/** Possible widths of one letter; unlimited for words without letters, such as a dash. */
function rangeOfWidth({ text, left, right }: Typed, length: number): { min: number; max: number } {
  if (!/[\p{L}\d]/u.test(text)) return { min: 0, max: Infinity };
  const stop = /[.,:;]$/.test(text) ? white.ofStop : { min: 0, max: 0 };
  const [min, max] = [white.min + stop.min, white.max + stop.max];
  return { min: (right - left) / (length - min), max: (right - left) / (length - max) };
}
