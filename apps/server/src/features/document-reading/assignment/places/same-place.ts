import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import type { Label } from '../labels/label.ts';

/** Only labels, at least two: the values below follow their order. */
export function isRowOfLabels(line: Line, inLabel: ReadonlySet<Token>): boolean {
  const segments = segmentsOf(line);
  return segments.length > 1 && segments.every(([first]) => inLabel.has(first!));
}

/** In a row with as many values as labels, the value at the index of the label. */
export function samePlace(line: Line, label: Label, min: number): Token[] {
  const values = segmentsOf(line);
  const labels = segmentsOf(label.line);
  const place = labels.findIndex((tokens) => tokens.includes(label.tokens[0]!));
  return labels.length >= min && values.length === labels.length ? values[place]! : [];
}

/** Minimum of labels side by side in a row of a table that has other cells too. */
const minInRow = 3;

/** The same where the labels are a row beside something else: what stands between that is counted. */
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

/** A line that only says what the next one is: its value may be centred. */
export function isAlone(label: Label): boolean {
  return hasLineAlone(label) && /:$/.test(label.line.tokens.at(-1)!.text);
}

export function hasLineAlone({ line, tokens }: Label): boolean {
  return line.tokens.length === tokens.length;
}

/** Labels of other columns whose middles lie lower than that of this one. */
export function areLabelsElsewhere(tokens: readonly Token[], label: Label, inLabel: ReadonlySet<Token>): boolean {
  return isApart(tokens, label) && tokens.some((token) => inLabel.has(token));
}

/** Whether nothing of the words stands above or below the label. */
export function isApart(tokens: readonly Token[], { left, right }: Label): boolean {
  return tokens.at(-1)!.right < left || tokens[0]!.left > right;
}
