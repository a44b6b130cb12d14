import type { ModuleId, ScreenId } from '../document.ts';
import type { EndingScreen, FlowScreen, SiteFlow } from '../flow.ts';
import { type NextStep, nextWith, valuesAfter, valuesAtStart } from '../routing.ts';
import { type AnswerValue, ownValue, type VisitValues } from '../values.ts';
import { fromFormData } from './from-form-data.ts';

/** Data of a visit that the server stores. */
export interface StoredVisit {
  /** Data of the stored forms. */
  forms: Readonly<Record<ModuleId, unknown>>;
  linked: VisitValues['linked'];
  query: VisitValues['query'];
}

/**
 * The visit once more, by what is stored: the screens passed, and the one it stops at, or its end. A form is passed
 * once it is stored, a widget once something is linked or where nobody has to. An ending is the last of the path.
 * `values` are those that the screens of the path may read.
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

/** The ending that a path leads to; null where it leads to none. */
export function endingOf(flow: SiteFlow, path: readonly ScreenId[]): EndingScreen | null {
  const last = flow.screens.find(({ id }) => id === path.at(-1));
  return last?.type === 'ending' ? last : null;
}

/** Whether a screen of the stored visit was passed; adds its answers where it was. */
function isPassed(screen: FlowScreen, visit: StoredVisit, answers: Record<string, AnswerValue>): boolean {
  if (screen.type === 'landing' || screen.type === 'ending') return true;
  if (screen.type === 'widget') return screen.isSkippable || (ownValue(visit.linked, screen.moduleId) ?? []).length > 0;
  const entered = fromFormData(screen, ownValue(visit.forms, screen.moduleId) ?? null);
  Object.assign(answers, entered);
  return entered !== null;
}
