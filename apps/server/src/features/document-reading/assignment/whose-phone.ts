import type { Line } from '../layout/lines.ts';
import type { Label } from './labels/label.ts';

const service =
  /hotline|trunk ?line|\b(?:globe|smart)\b:?\s0|customer (?:care|service)|call us|contact us|helpdesk|www\.|https?:|inquir|concerns?|fax|office/i;
/** Lines searched around a phone number to find its owner. */
const serviceLines = 1;

/** True for a supplier's phone number: a website, hotline or office is named near it. */
export function isOfSupplier(label: Label, lines: readonly Line[]): boolean {
  const at = label.line.number;
  return lines
    .slice(Math.max(0, at - serviceLines), at + serviceLines + 1)
    .some((line) => line.page === label.line.page && isClose(line, label.line) && service.test(textOf(line, label)));
}

/** True for a number in a call list: between a date and a cost. */
export function isInList({ line, tokens: [first] }: Label): boolean {
  const before = line.tokens.slice(0, first!.index).map(({ text }) => text);
  return (
    before.some((text) => /^\d{1,4}[/-]\d{1,2}(?:[/-]\d{2,4})?$/.test(text)) &&
    /\d\.\d{2}$/.test(line.tokens.at(-1)!.text)
  );
}

function isClose(line: Line, other: Line): boolean {
  return line === other || Math.max(line.top - other.bottom, other.top - line.bottom) < other.height;
}

/** Width to the right of a label that its owner's name may take, in line heights. */
const reachHeights = 14;

/** The words of the line near the label's position. */
function textOf({ tokens }: Line, { left, right, line }: Label): string {
  return tokens
    .filter((token) => token.right > left - line.height && token.left < right + line.height * reachHeights)
    .map(({ text }) => text)
    .join(' ');
}
