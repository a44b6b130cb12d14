import type { Screen } from '../../document.ts';
import type { FlowTest } from '../../flow.ts';
import { type Box, isNothing } from '../boxes.ts';
import { type Field, fieldKey } from '../fields.ts';
import type { Cut, Layout, PlacedCondition } from '../layout.ts';
import { mayHold } from '../reach.ts';
import type { Ways } from '../ways.ts';
import { type Finding, type FindingKind, finding } from './finding.ts';
import { itemName, targetName } from './test-findings.ts';
import { describeTests } from './test-words.ts';

/** Field faults that block a screen. */
const fieldFaults: readonly FindingKind[] = ['locked-field', 'impossible-field', 'bad-default'];
/** Condition faults that make it never hold. */
const testFaults: readonly FindingKind[] = ['empty-value', 'no-option', 'no-field'];

/** Items that no visit takes, with the reason. Those with an already reported cause are omitted. */
export function findNeverTaken(ways: Ways, screen: Screen, index: number): Finding[] {
  const { taken, passed } = ways.reaches[index]!;
  const hasFieldFault = ways.known.some(({ kind, screenId }) => fieldFaults.includes(kind) && screenId === screen.id);
  if (passed.length === 0 && hasFieldFault) return [];
  return taken.flatMap((boxes, item) => {
    const itemIndex = ways.playable[index]![item]!;
    if (boxes.length > 0 || hasTestFault(ways, screen, itemIndex)) return [];
    const reason = whyNever(ways, passed, { index, item });
    if (reason === null) return [];
    const text =
      `${targetName(ways.document, screen, itemIndex)} never opens from ${screen.screenName} ` +
      `(next config item ${itemIndex + 1}): ${reason}`;
    return [finding('never-taken', text, { screenId: screen.id, itemIndex })];
  });
}

/** Whether a fault is already reported for an item's condition. */
export function hasTestFault({ known }: Ways, { id }: Screen, itemIndex: number): boolean {
  return known.some(
    (found) => testFaults.includes(found.kind) && found.screenId === id && found.itemIndex === itemIndex,
  );
}

/** Null if the cause is already reported: a field used by the item is never asked. */
function whyNever(ways: Ways, passed: Box[], { index, item }: { index: number; item: number }): string | null {
  const { layout, document } = ways;
  const placed = layout.screens[index]!.items[item]!;
  const { cuts, isAny } = placed;
  const { tests } = layout.flow.screens[index]!.next[item]!;
  if (passed.length === 0) return 'nobody gets past the questions of the screen';
  const words = (cuts: readonly Cut[]) => describeTests(testsOf(tests, cuts, layout), document, isAny);
  const impossible = (cuts ?? []).filter(({ holds }) => isNothing(holds));
  const isImpossible = isAny ? impossible.length === cuts?.length : impossible.length > 0;
  if (cuts === null) return `it needs ${describeTests(tests, document, isAny)}, which can never be`;
  if (cuts.length > 0 && isImpossible) return `it needs ${words(impossible)}, which can never be`;
  const screen = document.screens[document.screenIds[index]!]!;
  if (!passed.some((box) => mayHold(box, placed))) {
    const missed = cuts.filter((cut) => !passed.some((box) => mayHold(box, { cuts: [cut], isAny })));
    const causes = missed.length > 0 ? missed : cuts;
    const isUnasked = causes.some(({ field }) => ways.unasked.get(index)?.has(field));
    if (isUnasked) return null;
    return `it needs ${words(causes)}, which no visit has that comes to ${screen.screenName}`;
  }
  const first = layout.screens[index]!.items.findIndex((other, at) => at < item && covers(other, placed));
  if (first < 0) return 'earlier items are always taken instead';
  const name = itemName(ways.playable[index]![first]!, screen, document, { isShort: true });
  return `${name} comes first and is always taken instead`;
}

/** Whether one condition holds whenever the other does. */
function covers(wide: PlacedCondition, narrow: PlacedCondition): boolean {
  const isWithin = (cut: Cut, { field, holds }: Cut) =>
    cut.field === field && cut.holds.every((word, at) => (word & ~holds[at]!) === 0);
  if (wide.cuts === null || narrow.cuts === null) return false;
  if (wide.cuts.length === 0) return true;
  const coversCut = (cut: Cut) => wide.cuts!.some((other) => isWithin(cut, other));
  if (narrow.isAny && narrow.cuts.length > 1) return wide.isAny && narrow.cuts.every(coversCut);
  if (wide.isAny) return narrow.cuts.some(coversCut);
  return wide.cuts.every((other) => narrow.cuts!.some((cut) => isWithin(cut, other)));
}

function testsOf(tests: readonly FlowTest[], cuts: readonly Cut[], { fields }: Layout): FlowTest[] {
  const keys = new Set(cuts.map(({ field }) => keyOf(fields[field]!.field)));
  return tests.filter((test) => keys.has(fieldKey(test)));
}

function keyOf({ source, tests }: Field): string | null {
  return fieldKey({ source, ...tests[0]! });
}
