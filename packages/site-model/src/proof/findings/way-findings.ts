import { isSame } from '../../compare/same.ts';
import { isEmptiness } from '../../conditions.ts';
import type { Screen, SiteDocument } from '../../document.ts';
import type { FlowNextItem, ValueSource } from '../../flow.ts';
import { findCycle } from '../../screen-graph.ts';
import { type Box, hasCell, maskOf, narrow } from '../boxes.ts';
import { arrives, lastItem } from '../follow-example.ts';
import { firstExample, type ProofContext } from '../proof-context.ts';
import type { ScreenReach } from '../reach.ts';
import { exampleOfArriving, exampleOfLeaving } from '../visit-example.ts';
import { describeAnswers, nameOf } from './describe-answers.ts';
import { type Finding, finding } from './finding.ts';
import { findNeverShown } from './never-shown.ts';
import { findNeverTaken, hasTestFault } from './never-taken.ts';
import { findOverlaps } from './overlap-findings.ts';
import { itemName } from './test-findings.ts';

/** Findings of a screen: unreachable, next items never taken, visits that end early, and fields never asked. */
export function findWayProblems(context: ProofContext, index: number): Finding[] {
  const screen = context.document.screens[context.document.screenIds[index]!]!;
  const reach = context.reaches[index]!;
  if (reach.arrivals.length === 0) return findUnlinked(context, screen, index);
  // First, because it fills `context.unasked`, which `findNeverTaken` reads.
  const notAsked = findNotAsked(context, screen, index);
  const neverTaken = findNeverTaken(context, screen, index);
  const hasFaultyItem = screen.nextConfig.some((_, item) => hasTestFault(context, screen, item));
  const leadsNowhere = hasFaultyItem || reach.taken.every((boxes) => boxes.length === 0);
  return [
    ...neverTaken,
    ...findNeverShown(context, screen, index),
    ...findOverlaps(context, screen, index),
    ...(leadsNowhere ? [] : findFallThrough(context, screen, index)),
    ...notAsked,
    ...findUnchecked(context, reach, screen),
  ];
}

function findUnchecked(
  { vary }: ProofContext,
  { isWidened, arrivals }: ScreenReach,
  { id, screenName }: Screen,
): Finding[] {
  if (!isWidened && arrivals.some(({ isExact }) => isExact)) return [];
  // Otherwise reported per undecided claim, see `findUndecided`.
  if (!isWidened && vary) return [];
  const text = `There are too many combinations of answers to check all of screen: ${screenName}`;
  return [finding('unchecked', text, { screenId: id })];
}

export function findCircle(document: SiteDocument): Finding[] {
  const circle = findCycle(document) ?? [];
  return circle.slice(0, 1).map((first) => {
    const names = [...circle, first].map(({ screenName }) => screenName);
    const text = `Screens cannot lead back to each other: ${names.join(' → ')}`;
    return finding('circle', text, { screenId: first.id });
  });
}

/** If items lead to a screen but are never taken, those items are reported instead. */
function findUnlinked({ layout }: ProofContext, { id, screenName }: Screen, index: number): Finding[] {
  if (layout.screens.some(({ items }) => items.some(({ target }) => target === index))) return [];
  return [finding('unlinked-screen', `No other screen leads to screen: ${screenName}`, { screenId: id })];
}

function findFallThrough(context: ProofContext, screen: Screen, index: number): Finding[] {
  const { layout, reaches, filling, matches } = context;
  const { items } = layout.screens[index]!;
  if (items.length === 0) return [];
  const example = firstExample(
    reaches[index]!.fallen,
    (box) => exampleOfLeaving(layout, index, box, filling),
    (written) => lastItem(layout.flow, written, matches) === null,
    context.vary,
  );
  if (!example) return [];
  const read = new Set(
    items.flatMap(({ constraints }) => (constraints ?? []).map(({ fieldIndex }) => layout.fields[fieldIndex]!.field)),
  );
  const { calculations } = layout.flow;
  const condition = describeAnswers([...read], { ...example, calculations }, context.labels);
  const text = `${condition ? `If ${condition}, no` : 'No'} next config item holds in screen ${screen.screenName} and the site ends there`;
  return [finding('fall-through', text, { screenId: screen.id, example })];
}

/** Whether a field is intentionally hidden in some visits. */
function isConditional({ screens }: ProofContext['layout'], source: ValueSource): boolean {
  return source.kind === 'answer' && screens.some(({ conditions }) => conditions.get(source.componentId)?.visibleIf);
}

/** Whether a condition compares the answer, instead of only testing for one. */
function readsValue({ tests }: FlowNextItem, source: ValueSource): boolean {
  return tests.some((test) => isSame(test.source, source) && !isEmptiness(test.type));
}

function findNotAsked(context: ProofContext, screen: Screen, index: number): Finding[] {
  const { layout, reaches, playable, filling, matches } = context;
  const { items, askedFields, live } = layout.screens[index]!;
  const seen = new Set<number>();
  const unasked = new Set<number>();
  context.unasked.set(index, unasked);
  return items.flatMap(({ constraints }, flowItemIndex) =>
    (constraints ?? []).flatMap(({ fieldIndex }) => {
      const { field } = layout.fields[fieldIndex]!;
      const place = live.get(fieldIndex)!;
      if (field.source.kind !== 'answer' || askedFields.includes(fieldIndex) || seen.has(fieldIndex)) return [];
      if (isConditional(layout, field.source)) return [];
      if (!readsValue(layout.flow.screens[index]!.next[flowItemIndex]!, field.source)) return [];
      seen.add(fieldIndex);
      const isUnasked = (box: Box) => hasCell(box.words, place, 0);
      const only = maskOf(field.cellsBefore);
      const example = firstExample(
        reaches[index]!.arrivals.filter(isUnasked),
        (box) => exampleOfArriving(layout, index, narrow(box, place, only)!, filling),
        (written) => arrives(layout.flow, written, matches),
      );
      if (!example) return [];
      const itemIndex = playable[index]![flowItemIndex]!;
      const label = nameOf(field.source, context.labels);
      unasked.add(fieldIndex);
      const path = example.path.map((id) => context.document.screens[id]!.screenName).join(' → ');
      const text = `${itemName(itemIndex, screen, context.document)} reads ${label}, which is not asked on the way ${path}`;
      return [finding('not-asked', text, { screenId: screen.id, itemIndex, example })];
    }),
  );
}
