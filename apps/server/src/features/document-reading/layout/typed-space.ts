/** A word on its line: its letters, and where they begin and end. */
export interface Typed {
  text: string;
  left: number;
  right: number;
}

/** White that the first and the last letter leave of their places, in widths of a letter; more where a stop ends the word. */
const white = { least: 0, most: 0.45, ofStop: { least: 0.35, most: 0.55 } };
/** Letters that two words must have for their widths to say that all are the same. */
const tellingLetters = 4;
/** How far from its place in the row of letters the next word may begin, in widths of a letter. */
const offPlace = 0.25;

/**
 * Whether two words stand one space apart in type whose letters all take the same width, as typewriters and line
 * printers set them: the white between such words is wide for their height, and parts nothing.
 */
export function isTypedSpace(before: Typed, after: Typed): boolean {
  const lengths = [[...before.text].length, [...after.text].length] as const;
  if (lengths[0] + lengths[1] < tellingLetters) return false;
  const [one, other] = [rangeOfWidth(before, lengths[0]), rangeOfWidth(after, lengths[1])];
  const [least, most] = [Math.max(one.least, other.least), Math.min(one.most, other.most)];
  if (least > most) return false;
  const [apart, expected] = [after.left - before.left, lengths[0] + 1];
  return apart / most < expected + offPlace && apart / least > expected - offPlace;
}

/** Range for the width of one letter; a dash alone gives no evidence. */
function rangeOfWidth({ text, left, right }: Typed, length: number): { least: number; most: number } {
  if (!/[\p{L}\d]/u.test(text)) return { least: 0, most: Infinity };
  const stop = /[.,:;]$/.test(text) ? white.ofStop : { least: 0, most: 0 };
  const [least, most] = [white.least + stop.least, white.most + stop.most];
  return { least: (right - left) / (length - least), most: (right - left) / (length - most) };
}
