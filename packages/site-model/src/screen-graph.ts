import type { Screen, ScreenId, SiteDocument } from './document.ts';
import { findScreen, screensOf } from './parts.ts';

/** Screens that a screen's next items lead to. */
export function targetsOf(screen: Screen): ScreenId[] {
  return screen.nextConfig.flatMap(({ type, target }) => (type === 'ROUTE_SCREEN' && target !== null ? [target] : []));
}

/** All screens reachable from one, including itself. */
function screensAfter(doc: SiteDocument, start: ScreenId): Set<ScreenId> {
  const found = new Set([start]);
  for (const id of found) {
    const screen = findScreen(doc, id);
    for (const target of screen ? targetsOf(screen) : []) found.add(target);
  }
  return found;
}

/** Screens that no visit can reach. */
export function unlinkedScreens(doc: SiteDocument): Screen[] {
  const [first = ''] = doc.screenIds;
  const linked = screensAfter(doc, first);
  return screensOf(doc).filter(({ id }) => !linked.has(id));
}

/**
 * Allowed targets of a screen's next items: not the first screen, not itself, and no screen that leads to it. An ending
 * has no targets.
 */
export function possibleTargets(doc: SiteDocument, screenId: ScreenId): Screen[] {
  if (findScreen(doc, screenId)?.module.type === 'EndingModule') return [];
  return screensOf(doc).filter(({ id }, index) => index > 0 && !screensAfter(doc, id).has(screenId));
}

/** One cycle of screens, in route order, each screen once. */
export function findCycle(doc: SiteDocument): Screen[] | null {
  const done = new Set<ScreenId>();
  for (const start of doc.screenIds) {
    const cycle = findCycleFrom(doc, start, [], done);
    if (cycle) return cycle.flatMap((id) => findScreen(doc, id) ?? []);
  }
  return null;
}

/** Recursion depth is at most the number of screens. */
function findCycleFrom(doc: SiteDocument, id: ScreenId, way: ScreenId[], done: Set<ScreenId>): ScreenId[] | null {
  if (way.includes(id)) return way.slice(way.indexOf(id));
  if (done.has(id)) return null;
  done.add(id);
  const screen = findScreen(doc, id);
  for (const target of screen ? targetsOf(screen) : []) {
    const cycle = findCycleFrom(doc, target, [...way, id], done);
    if (cycle) return cycle;
  }
  return null;
}
