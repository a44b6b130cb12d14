import type { Screen, ScreenId, SiteDocument } from './document.ts';
import { findScreen, screensOf } from './parts.ts';

/** The screens that next items of a screen lead to. */
export function targetsOf(screen: Screen): ScreenId[] {
  return screen.nextConfig.flatMap(({ type, target }) => (type === 'ROUTE_SCREEN' && target !== null ? [target] : []));
}

/** The screens that next items lead to from one, one after the other, itself included. */
function screensAfter(doc: SiteDocument, start: ScreenId): Set<ScreenId> {
  const found = new Set([start]);
  for (const id of found) {
    const screen = findScreen(doc, id);
    for (const target of screen ? targetsOf(screen) : []) found.add(target);
  }
  return found;
}

/** The screens that no visit can come to. */
export function unlinkedScreens(doc: SiteDocument): Screen[] {
  const [first = ''] = doc.screenIds;
  const linked = screensAfter(doc, first);
  return screensOf(doc).filter(({ id }) => !linked.has(id));
}

/**
 * Where a next item of a screen may lead: not to the first, not to itself, and not back to where it came from. An
 * ending leads nowhere.
 */
export function possibleTargets(doc: SiteDocument, screenId: ScreenId): Screen[] {
  if (findScreen(doc, screenId)?.module.type === 'EndingModule') return [];
  return screensOf(doc).filter(({ id }, index) => index > 0 && !screensAfter(doc, id).has(screenId));
}

/** One round of screens that lead to each other, each once and in the order in which they do. */
export function findCycle(doc: SiteDocument): Screen[] | null {
  const done = new Set<ScreenId>();
  for (const start of doc.screenIds) {
    const cycle = findCycleFrom(doc, start, [], done);
    if (cycle) return cycle.flatMap((id) => findScreen(doc, id) ?? []);
  }
  return null;
}

/** As deep as there are screens. */
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
