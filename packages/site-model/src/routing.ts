import { conditionHolds } from './conditions.ts';
import type { ScreenId } from './document.ts';
import type { FlowNextItem, SiteFlow } from './flow.ts';
import { ownValue, readAddress, type VisitValues } from './values.ts';
import { evaluateForm } from './visits/visible-parts.ts';

/** The next step of a visit. */
export type NextStep = { type: 'screen'; screenId: ScreenId } | { type: 'url'; url: string } | { type: 'end' };

/**
 * The target of Next: the first item whose tests all hold. Uses only answers on the current path, so abandoned branches
 * have no effect. Items that lead back to a screen of the path or to the first one are skipped.
 */
export function nextStep(flow: SiteFlow, screenId: ScreenId, values: VisitValues, path: readonly ScreenId[]): NextStep {
  const passed = new Set([...path, screenId]);
  return nextWith(flow, screenId, valuesOn(flow, passed, values), passed);
}

/** The target of Next with these values of the path. */
export function nextWith(
  flow: SiteFlow,
  screenId: ScreenId,
  read: VisitValues,
  passed: ReadonlySet<ScreenId>,
): NextStep {
  const item = takenItem(flow, screenId, read, passed);
  if (!item) return { type: 'end' };
  if (item.type === 'ROUTE_SCREEN') return { type: 'screen', screenId: item.target };
  return { type: 'url', url: readAddress(item.target, read) };
}

/** The next item taken with these values of the path; null if none. */
export function takenItem(
  flow: SiteFlow,
  screenId: ScreenId,
  values: VisitValues,
  passed: ReadonlySet<ScreenId>,
): FlowNextItem | null {
  const isOpen = (item: FlowNextItem) =>
    item.type === 'REDIRECT_URL' || (!passed.has(item.target) && isLaterScreen(flow, item.target));
  const items = flow.screens.find(({ id }) => id === screenId)?.next ?? [];
  return items.find((item) => isOpen(item) && conditionHolds(item, values)) ?? null;
}

/** The values that screens on the path can use, in path order and normalized as stored. */
export function valuesOn(flow: SiteFlow, path: ReadonlySet<ScreenId>, values: VisitValues): VisitValues {
  let read = valuesAtStart(flow, values);
  for (const id of path) read = valuesAfter(flow, id, { read, values });
  return read;
}

export function valuesAtStart({ calculations }: SiteFlow, { query }: Pick<VisitValues, 'query'>): VisitValues {
  return { answers: {}, linked: {}, query, calculations };
}

/** The usable values after one more screen; `read` holds those before it. */
export function valuesAfter(
  { screens }: SiteFlow,
  screenId: ScreenId,
  { read, values }: { read: VisitValues; values: VisitValues },
): VisitValues {
  const screen = screens.find(({ id }) => id === screenId);
  if (screen?.type === 'form') return evaluateForm(screen, values.answers, read).values;
  if (screen?.type !== 'widget') return read;
  const { moduleId } = screen;
  return { ...read, linked: { ...read.linked, [moduleId]: ownValue(values.linked, moduleId) ?? [] } };
}

function isLaterScreen(flow: SiteFlow, screenId: ScreenId): boolean {
  return flow.screens.findIndex(({ id }) => id === screenId) > 0;
}
