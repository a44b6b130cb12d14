import { segmentsOf, type Token } from '../layout/lines.ts';
import type { Label } from './labels/label.ts';
import { parseSlotTokens } from './parse-slot.ts';

/** Maximum gap between a label and its translation below it, in line heights. */
const closeUnder = 1.1;
/** Maximum overlap of the two, and offset of their left edges, in line heights. */
const maxOverlapHeights = 0.4;
const maxEdgeOffset = 0.7;

/** Merges a label with its translation on the next line; the value stands beside or below both. */
export function mergeTranslations(labels: readonly Label[]): Label[] {
  const gone = new Set<Label>();
  const joined = labels.map((label) => {
    const twin = labels.find((other) => isTwin(label, other));
    if (!twin || gone.has(label)) return label;
    gone.add(twin);
    return {
      ...label,
      tokens: [...label.tokens, ...twin.tokens],
      right: Math.max(label.right, twin.right),
      bottom: twin.bottom,
      quality: Math.max(label.quality, twin.quality),
    };
  });
  return joined.filter((_, at) => !gone.has(labels[at]!));
}

function isTwin(upper: Label, lower: Label): boolean {
  if (upper === lower || upper.line.page !== lower.line.page || !upper.endsSegment || !lower.endsSegment) return false;
  const [first, second] = [upper.meanings[0]!.slot, lower.meanings[0]!.slot];
  if (first.name === 'other' || first.name !== second.name || textOf(upper) === textOf(lower)) return false;
  if (haveTwoValues(upper, lower)) return false;
  const height = upper.line.height;
  const gap = lower.top - upper.bottom;
  const isAligned =
    Math.abs(upper.left - lower.left) < height * maxEdgeOffset ||
    Math.abs(upper.left + upper.right - lower.left - lower.right) < height;
  return isAligned && gap > -height * maxOverlapHeights && gap < height * closeUnder;
}

const cents = /\d\.\d{2}\)?$/;
const rate = /^\d*\.\d{3,}$/;
const serviceAddressWords = /\b(?:service|installation|premises?|supply|serbisyo)\b/i;
const mailAddressWords = /\b(?:mailing|billing|delivery|home|postal)\b/i;

/** True when each label has its own value: two amounts or periods, equal text, or a service and a mailing address. */
function haveTwoValues(upper: Label, lower: Label): boolean {
  const [one, other] = [cellBeside(upper), cellBeside(lower)];
  if (!one || !other) return false;
  if ([one, other].every(leadsToAmount)) return true;
  if ([upper, lower].every(({ meanings: [meaning] }) => meaning!.slot.kind === 'period') && arePeriods(one, other))
    return true;
  if (one[0]!.folded !== '' && one[0]!.folded === other[0]!.folded) return true;
  const texts = [textOf(upper), textOf(lower)];
  return (
    texts.some((text) => serviceAddressWords.test(text)) &&
    texts.some((text) => mailAddressWords.test(text) && !serviceAddressWords.test(text))
  );
}

/** True for an amount, or a rate followed by an amount. */
function leadsToAmount(cell: readonly Token[]): boolean {
  const { text, line, index } = cell.at(-1)!;
  return cents.test(text) || (rate.test(text) && cents.test(line.tokens[index + 1]?.text ?? ''));
}

function arePeriods(...cells: Token[][]): boolean {
  return cells.every((cell) => parseSlotTokens('period', cell) !== null);
}

function cellBeside({ line, tokens }: Label): Token[] | undefined {
  const last = tokens.at(-1)!;
  return segmentsOf(line).find(([first]) => first!.segment > last.segment);
}

function textOf({ tokens }: Label): string {
  return tokens.map(({ text }) => text.toLowerCase()).join(' ');
}
