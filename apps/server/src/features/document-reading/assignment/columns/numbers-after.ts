import type { Token } from '../../layout/lines.ts';

/** Maximum gap between numbers in separate boxes, in line heights. */
const maxGapHeights = 3.5;
const datePattern = /^\d{1,4}[-/.](?:\d{1,2}|\p{L}{3,9})[-/.]\d{2,4}$/u;
const digitsPattern = /^(?=\D?\d|[OlI|-])[\dOlI|i:-]{1,7}$/;

/** Collects the digits in separate boxes, or the second date when the dash between two dates was not recognised. */
export function numbersAfter(segment: readonly Token[], cell: readonly Token[]): Token[] {
  const added: Token[] = [];
  const shape = segment.every(({ text }) => digitsPattern.test(text)) ? digitsPattern : datePattern;
  if (!shape.test(segment.at(-1)!.text)) return added;
  for (const token of cell.filter(({ index }) => index > segment.at(-1)!.index)) {
    const before = added.at(-1) ?? segment.at(-1)!;
    if (!shape.test(token.text) || token.left - before.right > token.line.height * maxGapHeights) break;
    added.push(token);
  }
  return added;
}
