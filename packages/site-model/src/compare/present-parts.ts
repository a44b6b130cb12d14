import type { ComponentId, Condition, Screen, ScreenId, SiteDocument } from '../document.ts';
import { allConditionsOf } from '../fields/component-conditions.ts';
import { componentsOf } from '../parts.ts';
import { targetsOf } from '../screen-graph.ts';
import { comparableValue } from './comparable-value.ts';
import type { FlatDocument, FlatPart } from './flat-parts.ts';
import { componentTitle } from './in-words.ts';
import { clash, type Merge, type Side, type Three } from './merge-values.ts';
import { isSame } from './same.ts';

/** Ids of the parts that a merged document contains. */
export interface PresentParts {
  screens: ReadonlySet<ScreenId>;
  components: ReadonlySet<ComponentId>;
}

interface Merging {
  docs: Three<SiteDocument>;
  flat: Three<FlatDocument>;
}

/**
 * Decides which parts remain. A part that one side removed disappears, unless the other side changed it or added a
 * reference to it: then it is a conflict. If the screen stays, its parts stay too.
 */
export function choosePresentParts(merge: Merge, flat: Three<FlatDocument>): PresentParts {
  const merging = { docs: merge.docs, flat };
  const keepers = new Map<ScreenId, Side>();
  const screens = presentIds(flat, 'screens', (id, side) => {
    if (!isScreenChanged(merging, id, side)) return false;
    const what = `Screen ${flat[side].screens.get(id)!.screen.screenName}`;
    const isKept = clash(merge, { id, screenId: id, componentId: null, what, ...inWords(side) }) === side;
    if (isKept) keepers.set(id, side);
    return isKept;
  });
  const components = presentIds(flat, 'components', (id, side) => {
    const { screenId, component } = flat[side].components.get(id)!;
    if (keepers.get(screenId) === side) return true;
    if (!screens.has(screenId)) return false;
    const isRead = isNewlyRead(flat, id, side) || isNewlyCalculated(merge.docs, id, side);
    if (isSamePart(merging, 'components', id, side) && !isRead) return false;
    const what = componentTitle(component);
    return clash(merge, { id, screenId, componentId: id, what, ...inWords(side) }) === side;
  });
  return { screens, components };
}

function inWords(side: Side): { theirs: string; mine: string } {
  return side === 'mine' ? { theirs: 'removed', mine: 'changed' } : { theirs: 'changed', mine: 'removed' };
}

/** Ids of parts that no side removed, or that `isKept` keeps for the side that still has them. */
function presentIds(
  { base, theirs, mine }: Three<FlatDocument>,
  kind: 'screens' | 'components',
  isKept: (id: string, side: Side) => boolean,
): Set<string> {
  const ids = new Set([...theirs[kind].keys(), ...mine[kind].keys()]);
  return new Set(
    Array.from(ids).filter((id) => {
      const [isTheirs, isMine] = [theirs[kind].has(id), mine[kind].has(id)];
      return !base[kind].has(id) || (isTheirs && isMine) || isKept(id, isMine ? 'mine' : 'theirs');
    }),
  );
}

function isScreenChanged(merging: Merging, id: ScreenId, side: Side): boolean {
  const { flat } = merging;
  const [former, now] = [flat.base.screens.get(id)!.screen.module, flat[side].screens.get(id)!.screen.module];
  const [ids, idsNow] = [former, now].map((module) => (module.type === 'FormModule' ? module.componentIds : []));
  return (
    !isSamePart(merging, 'screens', id, side) ||
    !isSame(ids, idsNow) ||
    !ids!.every((componentId) => isSamePart(merging, 'components', componentId, side)) ||
    isRouteChanged(merging, id, side)
  );
}

/** Whether a side left a part unchanged. A renamed field that it refers to does not count as a change. */
function isSamePart({ docs, flat }: Merging, kind: 'screens' | 'components', id: string, side: Side): boolean {
  const [former, now] = [flat.base[kind].get(id), flat[side][kind].get(id)];
  return former?.screenId === now?.screenId && isSame(comparable(docs.base, former), comparable(docs[side], now));
}

function comparable(doc: SiteDocument, part: FlatPart | undefined): unknown {
  return Object.entries(part?.values ?? {}).map(([key, value]) => [key, comparableValue(doc, key, value)]);
}

/** Whether a side changed the next items of a screen that leads to the target, or added such a route. */
function isRouteChanged({ docs, flat }: Merging, targetId: ScreenId, side: Side): boolean {
  const itemsOf = (doc: SiteDocument, screen: Screen | undefined) =>
    comparableValue(doc, 'nextConfig', screen?.nextConfig);
  return Array.from(flat[side].screens.values()).some(({ screenId, screen }) => {
    if (!targetsOf(screen).includes(targetId)) return false;
    const former = flat.base.screens.get(screenId)?.screen;
    return !isSame(itemsOf(docs.base, former), itemsOf(docs[side], screen));
  });
}

function isNewlyRead(flat: Three<FlatDocument>, id: ComponentId, side: Side): boolean {
  const reads = ({ items }: Condition) =>
    items.some(({ field }) => field.kind === 'component' && field.componentId === id);
  return isNewIn(
    flat.base,
    flat[side],
    (screen) =>
      screen.nextConfig.some(({ condition }) => reads(condition)) ||
      componentsOf(screen).some((component) => allConditionsOf(component).some(reads)),
  );
}

/** Whether a side added a calculated value that uses a field. */
function isNewlyCalculated(docs: Three<SiteDocument>, id: ComponentId, side: Side): boolean {
  const reads = ({ calculations }: SiteDocument) =>
    calculations.flatMap((calculation) =>
      calculation.operands.some(({ field }) => field?.kind === 'component' && field.componentId === id)
        ? [calculation.id]
        : [],
    );
  const before = reads(docs.base);
  return reads(docs[side]).some((calculationId) => !before.includes(calculationId));
}

/** Whether `holds` is true for a screen now but was not in the base. */
function isNewIn(base: FlatDocument, now: FlatDocument, holds: (screen: Screen) => boolean): boolean {
  return Array.from(now.screens.values()).some(({ screenId, screen }) => {
    const former = base.screens.get(screenId)?.screen;
    return holds(screen) && !(former && holds(former));
  });
}
