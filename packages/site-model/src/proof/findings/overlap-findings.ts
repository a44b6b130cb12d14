import { isoDate } from '../../conditions.ts';
import type { Screen } from '../../document.ts';
import type { FlowNextItem, FlowTest } from '../../flow.ts';
import { parsePlainNumber } from '../../plain-number.ts';
import { narrow } from '../boxes.ts';
import { fieldKey } from '../fields.ts';
import { lastItem } from '../follow-example.ts';
import type { Constraint } from '../layout.ts';
import { firstExample, type ProofContext } from '../proof-context.ts';
import { exampleOfLeaving } from '../visit-example.ts';
import { nameOf } from './describe-answers.ts';
import { type Finding, finding } from './finding.ts';
import { targetName } from './test-findings.ts';
import { describeBound, valueInWords } from './test-words.ts';

/** Pairs of next items with overlapping ranges of one field and otherwise equal conditions. */
export function findOverlaps(context: ProofContext, screen: Screen, index: number): Finding[] {
  const { items } = context.layout.screens[index]!;
  return items.flatMap((_, first) =>
    items
      .slice(first + 1)
      .flatMap((__, offset) => overlapOf(context, screen, { index, first, second: first + 1 + offset })),
  );
}

interface Pair {
  /** Index of the screen. */
  index: number;
  first: number;
  second: number;
}

function overlapOf(context: ProofContext, screen: Screen, { index, first, second }: Pair): Finding[] {
  const { layout, reaches, filling, matches } = context;
  const next = layout.flow.screens[index]!.next;
  const { taken } = reaches[index]!;
  if (next[first]!.isAny || next[second]!.isAny) return [];
  if (leadToSame(next[first]!, next[second]!) || taken[second]!.length === 0) return [];
  const { items } = layout.screens[index]!;
  const shared = partlyShared(items[first]!.constraints ?? [], items[second]!.constraints ?? []);
  if (!shared) return [];
  const { field } = layout.fields[shared.fieldIndex]!;
  const key = fieldKey({ source: field.source, ...field.tests[0]! });
  const tests = [...next[first]!.tests, ...next[second]!.tests].filter((test) => fieldKey(test) === key);
  if (!tests.every(isBound)) return [];
  const example = firstExample(
    taken[first]!.flatMap((box) => narrow(box, shared.place, shared.holds) ?? []),
    (box) => exampleOfLeaving(layout, index, box, filling),
    (written) => lastItem(layout.flow, written, matches) === next[first],
  );
  if (!example) return [];
  const [itemIndex, otherIndex] = [first, second].map((item) => context.playable[index]![item]!);
  const when = `${nameOf(field.source, context.labels)} is ${describeOverlap(tests)}`;
  const [to, other] = [itemIndex!, otherIndex!].map((item) => targetName(context.document, screen, item));
  const text =
    `Next config items ${itemIndex! + 1} (to ${to}) and ${otherIndex! + 1} (to ${other}) in screen ` +
    `${screen.screenName} overlap: the first one wins for visits where ${when}`;
  return [finding('overlap', text, { screenId: screen.id, itemIndex: otherIndex!, example })];
}

/** The only field in which the items differ, if their values overlap and neither contains the other. */
function partlyShared(first: readonly Constraint[], second: readonly Constraint[]): Constraint | null {
  if (first.length !== second.length) return null;
  const pairs = first.map(
    (constraint) => [constraint, second.find(({ fieldIndex }) => fieldIndex === constraint.fieldIndex)] as const,
  );
  const different = pairs.filter(
    ([constraint, other]) => !other || constraint.holds.some((word, at) => word !== other.holds[at]),
  );
  const [constraint, other] = different[0] ?? [];
  if (different.length !== 1 || !constraint || !other || !constraint.isExact || !other.isExact) return null;
  const both = constraint.holds.map((word, at) => word & other.holds[at]!);
  const isPart = [constraint, other].every(({ holds }) => both.some((word, at) => word !== holds[at]));
  return isPart && both.some((word) => word !== 0) ? { ...constraint, holds: both } : null;
}

function leadToSame(first: FlowNextItem, second: FlowNextItem): boolean {
  return first.type === second.type && JSON.stringify(first.target) === JSON.stringify(second.target);
}

function isBound({ type, value }: FlowTest): boolean {
  const isOrder = type === 'GT' || type === 'GTE' || type === 'LT' || type === 'LTE';
  return isOrder && (parsePlainNumber(value) !== null || isoDate.test(value));
}

/** The values that satisfy all bounds: `at least 500 and at most 1,000`, or the only one. */
function describeOverlap(tests: readonly FlowTest[]): string {
  const low = tightest(tests, { inner: 'GT', outer: 'GTE', sign: 1 });
  const high = tightest(tests, { inner: 'LT', outer: 'LTE', sign: -1 });
  if (low && high && low.value === high.value) return valueInWords(low.value);
  const limits = [low, high].flatMap((bound) => (bound ? describeBound(bound) : []));
  return limits.join(' and ');
}

function tightest(
  tests: readonly FlowTest[],
  { inner, outer, sign }: { inner: 'GT' | 'LT'; outer: 'GTE' | 'LTE'; sign: 1 | -1 },
): FlowTest | undefined {
  const bounds = tests.filter(({ type }) => type === inner || type === outer);
  return bounds.sort((left, right) => {
    const order = orderOf(right.value, left.value) * sign;
    return order !== 0 ? order : Number(right.type === inner) - Number(left.type === inner);
  })[0];
}

function orderOf(left: string, right: string): number {
  const numbers = [parsePlainNumber(left), parsePlainNumber(right)];
  if (numbers[0] !== null && numbers[1] !== null) return numbers[0]! - numbers[1]!;
  return left < right ? -1 : left > right ? 1 : 0;
}
