import { startOfSegment, type Token } from '../../layout/lines.ts';
import type { Region } from '../places/regions.ts';
import type { Label } from './label.ts';

const stroke = /^[/|&]$/;
/** Separators between two values: 1284 → 1312. */
const between = /^(?:[/|&]|→|[-—=]?>|»)$/;

/**
 * The value regions of labels that share one text, such as `Gender / Civil Status`: their values stand together, in the
 * same order, divided by the same separators. Null for a single label.
 */
export function findPairedRegions(
  label: Label,
  labels: readonly Label[],
  findRegions: (whole: Label) => Region[],
): Region[] | null {
  const group = groupOf(label, labels);
  if (group.length < 2) return afterSlash(label, findRegions);
  const last = group.at(-1)!;
  const whole = { ...last, tokens: group.flatMap(({ tokens }) => tokens), left: group[0]!.left };
  const all = findRegions(whole);
  if (group.every((each) => nameOf(each) === nameOf(label))) return all;
  const regions = all.flatMap((region) => {
    const tokens = splitAtStrokes(region.tokens);
    const own = tokens[group.indexOf(label)]!;
    return tokens.length === group.length && own.length > 0 ? [{ ...region, tokens: own }] : [];
  });
  return regions.length > 0 ? regions : null;
}

/** The label's slot name, equal in both languages: Petsa ng Kapanganakan / Date of Birth. */
function nameOf({ meanings }: Label): string {
  return meanings[0]!.slot.name;
}

/** For a label after an unknown word and a slash: the part of the value after the slash. */
function afterSlash(label: Label, findRegions: (whole: Label) => Region[]): Region[] | null {
  const before = startOfSegment(label.tokens[0]!);
  if (before.length !== 2 || before[1]!.text !== '/') return null;
  const regions = findRegions(label).flatMap((region) => {
    const parts = splitAtStrokes(region.tokens);
    return parts.length === 2 && parts[1]!.length > 0 ? [{ ...region, tokens: parts[1]! }] : [];
  });
  return regions.length > 0 ? regions : null;
}

/** The label and its neighbours across separators, from left to right. */
function groupOf(label: Label, labels: readonly Label[]): Label[] {
  const group = [label];
  const isNew = (next: Label | undefined): next is Label => next !== undefined && !group.includes(next);
  for (let next = beyond(label, labels, 1); isNew(next); next = beyond(next, labels, 1)) group.push(next);
  for (let next = beyond(label, labels, -1); isNew(next); next = beyond(next, labels, -1)) group.unshift(next);
  return group;
}

function beyond({ tokens }: Label, labels: readonly Label[], step: 1 | -1): Label | undefined {
  const edge = step > 0 ? tokens.at(-1)! : tokens[0]!;
  const middle = edge.line.tokens[edge.index + step];
  const other = edge.line.tokens[edge.index + 2 * step];
  if (!middle || !stroke.test(middle.text) || other?.segment !== edge.segment) return undefined;
  return labels.find((each) => (step > 0 ? each.tokens[0] : each.tokens.at(-1)) === other);
}

function splitAtStrokes(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (between.test(token.text)) parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts;
}
