import type { ModuleId, ScreenId } from '../document.ts';
import type { EndingScreen, FlowScreen, SiteFlow } from '../flow.ts';
import { type NextStep, nextWith, valuesAfter, valuesAtStart } from '../routing.ts';
import { type AnswerValue, ownValue, type VisitValues } from '../values.ts';
import { fromFormData } from './from-form-data.ts';

/** Stored data of a visit. */
export interface StoredVisit {
  /** Data of the stored forms, by module. */
  forms: Readonly<Record<ModuleId, unknown>>;
  linked: VisitValues['linked'];
  query: VisitValues['query'];
}

/**
 * Replays a visit from its stored data: returns the path, and the screen it stops at or its end. A form is passed once
 * it is stored, a widget once something is linked or if it is optional. An ending is the last screen of the path.
 * `values` are those that the path's screens can use.
 */
export function walk(flow: SiteFlow, visit: StoredVisit): { path: ScreenId[]; step: NextStep; values: VisitValues } {
  const answers: Record<string, AnswerValue> = {};
  const entered = { answers, linked: visit.linked, query: visit.query };
  const path = new Set<ScreenId>();
  let read = valuesAtStart(flow, visit);
  let step: NextStep = flow.screens[0] ? { type: 'screen', screenId: flow.screens[0].id } : { type: 'end' };
  while (step.type === 'screen') {
    const { screenId } = step;
    const screen = flow.screens.find(({ id }) => id === screenId)!;
    if (!isPassed(screen, visit, answers)) break;
    path.add(screenId);
    read = valuesAfter(flow, screenId, { read, values: entered });
    step = nextWith(flow, screenId, read, path);
  }
  return { path: [...path], step, values: read };
}

/** The ending that a path leads to; null if there is none. */
export function endingOf(flow: SiteFlow, path: readonly ScreenId[]): EndingScreen | null {
  const last = flow.screens.find(({ id }) => id === path.at(-1));
  return last?.type === 'ending' ? last : null;
}

/** Whether the stored visit passed a screen; if so, adds its answers. */
function isPassed(screen: FlowScreen, visit: StoredVisit, answers: Record<string, AnswerValue>): boolean {
  if (screen.type === 'landing' || screen.type === 'ending') return true;
  if (screen.type === 'widget') return screen.isSkippable || (ownValue(visit.linked, screen.moduleId) ?? []).length > 0;
  const entered = fromFormData(screen, ownValue(visit.forms, screen.moduleId) ?? null);
  Object.assign(answers, entered);
  return entered !== null;
}
