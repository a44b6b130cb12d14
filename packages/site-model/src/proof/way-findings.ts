import type { Screen, SiteDocument } from '../document.ts';
import { findCycle } from '../screen-graph.ts';
import { type Box, hasCell, isNothing, maskOf, narrow } from './boxes.ts';
import { describeAnswers, nameOf } from './describe-answers.ts';
import { type Finding, finding } from './finding.ts';
import { arrives, lastItem } from './follow-example.ts';
import type { Cut } from './layout.ts';
import { findOverlaps } from './overlap-findings.ts';
import { mayHold, type ScreenReach } from './reach.ts';
import { itemName } from './test-findings.ts';
import { exampleOfArriving, exampleOfLeaving } from './visit-example.ts';
import { firstExample, type Ways } from './ways.ts';

/** Of a screen whose reach is known: whether it is unreachable, routes never taken, early ends, and fields not asked. */
export function findWayProblems(ways: Ways, index: number): Finding[] {
  const screen = ways.document.screens[ways.document.screenIds[index]!]!;
  const reach = ways.reaches[index]!;
  if (reach.arrivals.length === 0) return [unreachableFinding(ways, screen, index)];
  return [
    ...findNeverTaken(ways, screen, index),
    ...findOverlaps(ways, screen, index),
    ...findFallThrough(ways, screen, index),
    ...findNotAsked(ways, screen, index),
    ...findUnchecked(reach, screen),
  ];
}

function findUnchecked({ isWidened, arrivals }: ScreenReach, { id, screenName }: Screen): Finding[] {
  if (!isWidened && arrivals.some(({ isExact }) => isExact)) return [];
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

function unreachableFinding({ layout, reaches }: Ways, { id, screenName }: Screen, index: number): Finding {
  const sources = layout.screens.flatMap(({ items }, source) =>
    items.some(({ target }) => target === index) ? [source] : [],
  );
  if (sources.length === 0)
    return finding('unlinked-screen', `No other screen leads to screen: ${screenName}`, { screenId: id });
  const isCutOff = sources.every((source) => reaches[source]!.arrivals.length === 0);
  const text = isCutOff
    ? `Only screens that cannot be reached lead to screen: ${screenName}`
    : `No answers lead to screen: ${screenName}`;
  return finding('unreachable-screen', text, { screenId: id });
}

function findNeverTaken({ layout, reaches, playable }: Ways, screen: Screen, index: number): Finding[] {
  const { taken, passed } = reaches[index]!;
  return taken.flatMap((boxes, item) => {
    if (boxes.length > 0) return [];
    const { cuts } = layout.screens[index]!.items[item]!;
    const itemIndex = playable[index]![item]!;
    const reason = whyNever(cuts, passed);
    const text = `${itemName(itemIndex, screen)} is never taken: ${reason}`;
    return [finding('never-taken', text, { screenId: screen.id, itemIndex })];
  });
}

function whyNever(cuts: Cut[] | null, passed: Box[]): string {
  if (passed.length === 0) return 'nobody gets past the fields of the screen';
  if (cuts === null || cuts.some(({ holds }) => isNothing(holds))) return 'its conditions can never hold';
  const isMet = passed.some((box) => mayHold(box, cuts));
  return isMet ? 'an earlier item is always taken instead' : 'no answers that lead here meet its conditions';
}

function findFallThrough(ways: Ways, screen: Screen, index: number): Finding[] {
  const { layout, reaches, filling, matches } = ways;
  const { items } = layout.screens[index]!;
  if (items.length === 0) return [];
  const example = firstExample(
    reaches[index]!.fallen,
    (box) => exampleOfLeaving(layout, index, box, filling),
    (written) => lastItem(layout.flow, written, matches) === null,
  );
  if (!example) return [];
  const read = new Set(items.flatMap(({ cuts }) => (cuts ?? []).map(({ field }) => layout.fields[field]!.field)));
  const condition = describeAnswers([...read], example, ways.labels);
  const text = `${condition ? `If ${condition}, no` : 'No'} next config item holds in screen ${screen.screenName} and the site ends there`;
  return [finding('fall-through', text, { screenId: screen.id, example })];
}

function findNotAsked(ways: Ways, screen: Screen, index: number): Finding[] {
  const { layout, reaches, playable, filling, matches } = ways;
  const { items, asked, live } = layout.screens[index]!;
  const seen = new Set<number>();
  return items.flatMap(({ cuts }, item) =>
    (cuts ?? []).flatMap(({ field: number }) => {
      const { field } = layout.fields[number]!;
      const place = live.get(number)!;
      if (field.source.kind !== 'answer' || asked.includes(number) || seen.has(number)) return [];
      seen.add(number);
      const isUnasked = (box: Box) => hasCell(box.words, place, 0);
      const only = maskOf(field.start);
      const example = firstExample(
        reaches[index]!.arrivals.filter(isUnasked),
        (box) => exampleOfArriving(layout, index, narrow(box, place, only)!, filling),
        (written) => arrives(layout.flow, written, matches),
      );
      if (!example) return [];
      const itemIndex = playable[index]![item]!;
      const label = nameOf(field.source, ways.labels);
      const text = `${itemName(itemIndex, screen)} reads ${label}, which is not asked on every way there`;
      return [finding('not-asked', text, { screenId: screen.id, itemIndex, example })];
    }),
  );
}
