import type { Token } from './lines.ts';

/** The text of the next cell right of the words. */
export function cellBeside(part: readonly Token[]): string {
  const { line, index } = part.at(-1)!;
  const [next] = line.tokens.slice(index + 1);
  return line.tokens
    .filter((token) => token.index > index && token.segment === next?.segment)
    .map(({ text }) => text)
    .join(' ');
}

/** A place name without a number. */
const startsPlace = /^(?:purok|sitio|brgy|bgy|barangay|poblacion|zone|\S+ (?:st|street)\b)/i;

/** True for two rows with different content: both after a colon, or words in one and a number in the other. */
export function areNameAndPlace([upper = '', lower = '']: readonly string[]): boolean {
  if (/^:/.test(upper) && /^:/.test(lower)) return true;
  if (/^\d[\d -]{4,}$/.test(upper) && /^\D+$/.test(lower)) return true;
  return /^\D+$/.test(upper) && !/[,/&-]$/.test(upper) && (/\d/.test(lower) || startsPlace.test(lower));
}

/** True when each value begins right after its label and not at a common edge, so each row has its own value. */
export function haveOwnEdges(parts: readonly Token[][]): boolean {
  const [one, other] = parts.map((part) => part.at(-1)!.line.tokens[part.at(-1)!.index + 1]);
  return one !== undefined && other !== undefined && Math.abs(one.left - other.left) > one.line.height;
}
