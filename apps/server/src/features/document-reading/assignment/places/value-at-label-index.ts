import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import type { Label } from '../labels/label.ts';

/** True for a row of at least two labels and nothing else; the values below keep their order. */
export function isRowOfLabels(line: Line, inLabel: ReadonlySet<Token>): boolean {
  const segments = segmentsOf(line);
  return segments.length > 1 && segments.every(([first]) => inLabel.has(first!));
}

/** The value at the label's position, in a row with as many values as labels. */
export function valueAtLabelIndex(line: Line, label: Label, min: number): Token[] {
  const values = segmentsOf(line);
  const labels = segmentsOf(label.line);
  const place = labels.findIndex((tokens) => tokens.includes(label.tokens[0]!));
  return labels.length >= min && values.length === labels.length ? values[place]! : [];
}

/** Minimum number of adjacent labels in a row that also has other cells. */
const minInRow = 3;

/** Same as `valueAtLabelIndex` for adjacent labels in a row with other cells. */
export function placeInRow(line: Line, label: Label, inLabel: ReadonlySet<Token>): Token[] {
  const cells = segmentsOf(label.line);
  const place = cells.findIndex((tokens) => tokens.includes(label.tokens[0]!));
  const others = cells.map((tokens, at) => (inLabel.has(tokens[0]!) ? null : at)).filter((at) => at !== null);
  const before = others.findLast((at) => at < place) ?? -1;
  const after = others.find((at) => at > place) ?? cells.length;
  if (after - before - 1 < minInRow) return [];
  const left = cells[before]?.at(-1)?.right ?? Number.NEGATIVE_INFINITY;
  const right = cells[after]?.[0]?.left ?? Number.POSITIVE_INFINITY;
  const values = segmentsOf(line).filter((tokens) => tokens[0]!.left >= left && tokens.at(-1)!.right <= right);
  return values.length === after - before - 1 ? values[place - before - 1]! : [];
}

/** True for a label with a colon alone on its line; its value may be centred below. */
export function isAlone(label: Label): boolean {
  return hasLineAlone(label) && /:$/.test(label.line.tokens.at(-1)!.text);
}

export function hasLineAlone({ line, tokens }: Label): boolean {
  return line.tokens.length === tokens.length;
}

/** True for words with a label that are entirely left or right of this label. */
export function areLabelsElsewhere(tokens: readonly Token[], label: Label, inLabel: ReadonlySet<Token>): boolean {
  return isApart(tokens, label) && tokens.some((token) => inLabel.has(token));
}

/** True when the words are entirely left or right of the label. */
export function isApart(tokens: readonly Token[], { left, right }: Label): boolean {
  return tokens.at(-1)!.right < left || tokens[0]!.left > right;
}
