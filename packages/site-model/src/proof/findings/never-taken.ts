import type { Screen } from '../../document.ts';
import type { FlowTest } from '../../flow.ts';
import { type Box, isEmptyMask } from '../boxes.ts';
import { type Field, fieldKey } from '../fields.ts';
import type { Constraint, Layout, PlacedCondition } from '../layout.ts';
import type { ProofContext } from '../proof-context.ts';
import { mayHold } from '../reach.ts';
import { type Finding, type FindingKind, finding } from './finding.ts';
import { itemName, targetName } from './test-findings.ts';
import { describeTests } from './test-words.ts';

/** Field faults that block a screen. */
const fieldFaults: readonly FindingKind[] = ['locked-field', 'impossible-field', 'bad-default'];
/** Condition faults that make it never hold. */
const testFaults: readonly FindingKind[] = ['empty-value', 'no-option', 'no-field'];

/** Items that no visit takes, with the reason. Those with an already reported cause are omitted. */
export function findNeverTaken(context: ProofContext, screen: Screen, index: number): Finding[] {
  const { taken, passed } = context.reaches[index]!;
  const hasFieldFault = context.earlierFindings.some(
    ({ kind, screenId }) => fieldFaults.includes(kind) && screenId === screen.id,
  );
  if (passed.length === 0 && hasFieldFault) return [];
  return taken.flatMap((boxes, flowItemIndex) => {
    const itemIndex = context.playable[index]![flowItemIndex]!;
    if (boxes.length > 0 || hasTestFault(context, screen, itemIndex)) return [];
    const reason = whyNever(context, passed, { index, flowItemIndex });
    if (reason === null) return [];
    const text =
      `${targetName(context.document, screen, itemIndex)} never opens from ${screen.screenName} ` +
      `(next config item ${itemIndex + 1}): ${reason}`;
    return [finding('never-taken', text, { screenId: screen.id, itemIndex })];
  });
}

/** Whether a fault is already reported for an item's condition. */
export function hasTestFault({ earlierFindings }: ProofContext, { id }: Screen, itemIndex: number): boolean {
  return earlierFindings.some(
    (found) => testFaults.includes(found.kind) && found.screenId === id && found.itemIndex === itemIndex,
  );
}

/** Null if the cause is already reported: a field used by the item is never asked. */
function whyNever(
  context: ProofContext,
  passed: Box[],
  { index, flowItemIndex }: { index: number; flowItemIndex: number },
): string | null {
  const { layout, document } = context;
  const placed = layout.screens[index]!.items[flowItemIndex]!;
  const { constraints, isAny } = placed;
  const { tests } = layout.flow.screens[index]!.next[flowItemIndex]!;
  if (passed.length === 0) return 'nobody gets past the questions of the screen';
  const words = (constraints: readonly Constraint[]) =>
    describeTests(testsOf(tests, constraints, layout), document, isAny);
  const impossible = (constraints ?? []).filter(({ holds }) => isEmptyMask(holds));
  const isImpossible = isAny ? impossible.length === constraints?.length : impossible.length > 0;
  if (constraints === null) return `it needs ${describeTests(tests, document, isAny)}, which can never be`;
  if (constraints.length > 0 && isImpossible) return `it needs ${words(impossible)}, which can never be`;
  const screen = document.screens[document.screenIds[index]!]!;
  if (!passed.some((box) => mayHold(box, placed))) {
    const missed = constraints.filter(
      (constraint) => !passed.some((box) => mayHold(box, { constraints: [constraint], isAny })),
    );
    const causes = missed.length > 0 ? missed : constraints;
    const isUnasked = causes.some(({ fieldIndex }) => context.unasked.get(index)?.has(fieldIndex));
    if (isUnasked) return null;
    return `it needs ${words(causes)}, which no visit has that comes to ${screen.screenName}`;
  }
  const first = layout.screens[index]!.items.findIndex((other, at) => at < flowItemIndex && covers(other, placed));
  if (first < 0) return 'earlier items are always taken instead';
  const name = itemName(context.playable[index]![first]!, screen, document, { isShort: true });
  return `${name} comes first and is always taken instead`;
}

/** Whether one condition holds whenever the other does. */
function covers(wide: PlacedCondition, narrow: PlacedCondition): boolean {
  const isWithin = (constraint: Constraint, { fieldIndex, holds }: Constraint) =>
    constraint.fieldIndex === fieldIndex && constraint.holds.every((word, at) => (word & ~holds[at]!) === 0);
  if (wide.constraints === null || narrow.constraints === null) return false;
  if (wide.constraints.length === 0) return true;
  const coversConstraint = (constraint: Constraint) => wide.constraints!.some((other) => isWithin(constraint, other));
  if (narrow.isAny && narrow.constraints.length > 1) return wide.isAny && narrow.constraints.every(coversConstraint);
  if (wide.isAny) return narrow.constraints.some(coversConstraint);
  return wide.constraints.every((other) => narrow.constraints!.some((constraint) => isWithin(constraint, other)));
}

function testsOf(tests: readonly FlowTest[], constraints: readonly Constraint[], { fields }: Layout): FlowTest[] {
  const keys = new Set(constraints.map(({ fieldIndex }) => keyOf(fields[fieldIndex]!.field)));
  return tests.filter((test) => keys.has(fieldKey(test)));
}

function keyOf({ source, tests }: Field): string | null {
  return fieldKey({ source, ...tests[0]! });
}
