import type { Token } from './lines.ts';

/** The text of the next cell right of a label's words. */
export function cellBeside(labelPart: readonly Token[]): string {
  const { line, index } = labelPart.at(-1)!;
  const [next] = line.tokens.slice(index + 1);
  return line.tokens
    .filter((token) => token.index > index && token.segment === next?.segment)
    .map(({ text }) => text)
    .join(' ');
}

/** The start of an address line without a number. */
const placeOpening = /^(?:purok|sitio|brgy|bgy|barangay|poblacion|zone|\S+ (?:st|street)\b)/i;

/**
 * True when the cells beside a label of two rows are two values, one for each row: both after a colon, a number and words,
 * or a name and an address line.
 */
export function haveOwnValues([upper = '', lower = '']: readonly string[]): boolean {
  if (/^:/.test(upper) && /^:/.test(lower)) return true;
  if (/^\d[\d -]{4,}$/.test(upper) && /^\D+$/.test(lower)) return true;
  return /^\D+$/.test(upper) && !/[,/&-]$/.test(upper) && (/\d/.test(lower) || placeOpening.test(lower));
}

/** True when the values begin right after each part of a label and not at a common edge, so each row has its own. */
export function haveOwnEdges(labelParts: readonly Token[][]): boolean {
  const [one, other] = labelParts.map((part) => part.at(-1)!.line.tokens[part.at(-1)!.index + 1]);
  return one !== undefined && other !== undefined && Math.abs(one.left - other.left) > one.line.height;
}
