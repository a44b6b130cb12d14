import { groupBy } from '../layout/group-by.ts';
import type { Line, Token } from '../layout/lines.ts';
import type { Label } from './label.ts';

/** The words beside a label in one direction, where its value may stand. */
export interface Region {
  direction: 'right' | 'below';
  tokens: Token[];
  /** 0–1, less for what stands far away or out of line. */
  nearness: number;
}

/** Heights of a line between a label and what still may be its value. */
const farBelow = 2.6;
const linesBelow = 2;

/** Everything between the label and the next one on its line. */
export function regionRight(label: Label, inLabel: ReadonlySet<Token>): Region | null {
  const last = label.tokens.at(-1)!;
  const rest = label.line.tokens.slice(last.index + 1);
  const end = rest.findIndex((token) => inLabel.has(token));
  const tokens = skipHints(end < 0 ? rest : rest.slice(0, end));
  return tokens.length > 0 ? { direction: 'right', tokens, nearness: 1 } : null;
}

/** The first lines under the label within its column. */
export function regionsBelow(label: Label, lines: readonly Line[], inLabel: ReadonlySet<Token>): Region[] {
  if (!label.endsSegment) return [];
  const regions: Region[] = [];
  const column = columnOf(label);
  let { bottom } = label;
  for (const line of lines.slice(label.line.number + 1)) {
    if (line.page !== label.line.page || regions.length === linesBelow) break;
    if (line.top < label.bottom - label.line.height * 0.4) continue;
    if (line.top - bottom > Math.max(label.line.height, line.height) * farBelow) break;
    const cell = line.tokens.filter((token) => isWithin(token, column));
    if (cell.length === 0) continue;
    const tokens = alignedPart(cell, label);
    if (tokens.length === 0) continue;
    if (tokens.some((token) => inLabel.has(token))) break;
    regions.push({ direction: 'below', tokens, nearness: regions.length === 0 ? 1 : 0.7 });
    bottom = line.bottom;
  }
  return regions;
}

interface Column {
  left: number;
  right: number;
}

/** From the end of what stands left of the label to the start of what stands right of it. */
function columnOf(label: Label): Column {
  const { tokens } = label.line;
  const first = label.tokens[0]!;
  const last = label.tokens.at(-1)!;
  const before = tokens.findLast(({ segment }) => segment < first.segment);
  const after = tokens.find(({ segment, index }) => index > last.index && segment > last.segment);
  return { left: before?.right ?? Number.NEGATIVE_INFINITY, right: after?.left ?? Number.POSITIVE_INFINITY };
}

function isWithin(token: Token, { left, right }: Column): boolean {
  const middle = (token.left + token.right) / 2;
  return middle > left && middle < right;
}

/** The segments that share an edge, the middle or half their width with the label. */
function alignedPart(cell: Token[], label: Label): Token[] {
  const segments = groupBy(cell, ({ segment }) => segment);
  const aligned = [...segments.values()].filter((tokens) => {
    const [left, right] = [tokens[0]!.left, tokens.at(-1)!.right];
    const shared = Math.min(right, label.right) - Math.max(left, label.left);
    const near = label.line.height * 1.5;
    if (Math.abs(left - label.left) < near || Math.abs(right - label.right) < near) return true;
    return shared > 0.5 * Math.min(right - left, label.right - label.left);
  });
  return aligned[0] ?? [];
}

/** Without colons, dots and hints in brackets such as (MM/DD/YYYY). */
function skipHints(tokens: Token[]): Token[] {
  let start = 0;
  if (/^\((?![\d₱P-])/.test(tokens[0]?.text ?? '')) {
    const end = tokens.findIndex(({ text }) => text.includes(')'));
    if (end >= 0 && end < 6) start = end + 1;
  }
  while (start < tokens.length && /^[\W_]+$/.test(tokens[start]!.text) && !/^[₱(-]/.test(tokens[start]!.text))
    start += 1;
  return tokens.slice(start);
}

/** The first segment of the words, with what its value goes on with in the lines below it. */
export function firstSegment(tokens: readonly Token[]): Token[] {
  const [first] = tokens;
  return first ? tokens.filter(({ segment }) => segment === first.segment) : [];
}

/** Lines directly under a text that start where it starts and belong to no label. */
export function continuation(
  tokens: readonly Token[],
  lines: readonly Line[],
  inLabel: ReadonlySet<Token>,
  most: number,
): Token[] {
  const added: Token[] = [];
  let last = tokens;
  const start = tokens[0]!;
  for (const line of lines.slice(start.line.number + 1)) {
    if (added.length > 0 && added.at(-1)!.line.number - start.line.number >= most * 2) break;
    const height = Math.max(start.line.height, line.height);
    const bottom = Math.max(...last.map((token) => token.bottom));
    if (line.page !== start.line.page || line.top - bottom > height * 1.1) break;
    if (line.top < bottom - height * 0.5) continue;
    const at = line.tokens.find((token) => Math.abs(token.left - start.left) < height * 0.6);
    if (!at) continue;
    const isNewSegment = at.index === 0 || line.tokens[at.index - 1]!.segment !== at.segment;
    const segment = line.tokens.filter((token) => token.segment === at.segment && token.index >= at.index);
    if (!isNewSegment || segment.some((token) => inLabel.has(token)) || followsLabel(at, inLabel)) break;
    added.push(...segment);
    last = segment;
    if (new Set(added.map((token) => token.line)).size >= most) break;
  }
  return added;
}

function followsLabel(token: Token, inLabel: ReadonlySet<Token>): boolean {
  const before = token.line.tokens.slice(0, token.index).findLast(({ text }) => /[\p{L}\d]/u.test(text));
  return before !== undefined && (inLabel.has(before) || /:$/.test(before.text));
}
