import { cleanAnswer, inputsOf } from './answers.ts';
import { testHolds } from './conditions.ts';
import type { ModuleId, ScreenId } from './document.ts';
import type { FlowNextItem, FlowScreen, SiteFlow } from './flow.ts';
import { fromFormData } from './form-data.ts';
import { type AnswerValue, ownValue, readAddress, type VisitValues } from './values.ts';

/** Where a visit goes on. */
export type NextStep = { type: 'screen'; screenId: ScreenId } | { type: 'url'; url: string } | { type: 'end' };

/** Data of a visit that the server stores. */
export interface StoredVisit {
  /** Data of the stored forms. */
  forms: Readonly<Record<ModuleId, unknown>>;
  linked: VisitValues['linked'];
  query: VisitValues['query'];
}

/**
 * Where Next leads from a screen: the first item whose tests all hold. Only answers of screens on the path are read,
 * so what was entered on a branch that was left counts for nothing. A visit never returns to a screen of its path nor
 * to the first one; an item that would is passed over.
 */
export function nextStep(flow: SiteFlow, screenId: ScreenId, values: VisitValues, path: readonly ScreenId[]): NextStep {
  const passed = new Set([...path, screenId]);
  const read = valuesOn(flow, passed, values);
  const item = takenItem(flow, screenId, read, passed);
  if (!item) return { type: 'end' };
  if (item.type === 'ROUTE_SCREEN') return { type: 'screen', screenId: item.target };
  return { type: 'url', url: readAddress(item.target, read) };
}

/** The next item that is taken with these values of the screens passed; null where none is. */
export function takenItem(
  flow: SiteFlow,
  screenId: ScreenId,
  values: VisitValues,
  passed: ReadonlySet<ScreenId>,
): FlowNextItem | null {
  const isOpen = (item: FlowNextItem) =>
    item.type === 'REDIRECT_URL' || (!passed.has(item.target) && isLaterScreen(flow, item.target));
  const items = flow.screens.find(({ id }) => id === screenId)?.next ?? [];
  return items.find((item) => isOpen(item) && item.tests.every((test) => testHolds(test, values))) ?? null;
}

/**
 * The visit once more, by what is stored: the screens passed, and the one it stops at, or its end. A form is passed
 * once it is stored, a widget once something is linked or where nobody has to.
 */
export function walk(flow: SiteFlow, visit: StoredVisit): { path: ScreenId[]; step: NextStep } {
  const answers: Record<string, AnswerValue> = {};
  const path: ScreenId[] = [];
  let step: NextStep = flow.screens[0] ? { type: 'screen', screenId: flow.screens[0].id } : { type: 'end' };
  while (step.type === 'screen') {
    const { screenId } = step;
    const screen = flow.screens.find(({ id }) => id === screenId)!;
    if (!isPassed(screen, visit, answers)) break;
    path.push(screenId);
    step = nextStep(flow, screenId, { answers, linked: visit.linked, query: visit.query }, path);
  }
  return { path, step };
}

/** The values that screens on the path may read, in the notation in which they are stored. */
export function valuesOn(flow: SiteFlow, path: ReadonlySet<ScreenId>, values: VisitValues): VisitValues {
  const screens = flow.screens.filter(({ id }) => path.has(id));
  const answers = screens.flatMap((screen) =>
    screen.type === 'form'
      ? inputsOf(screen).map(
          (input) => [input.id, cleanAnswer(input, ownValue(values.answers, input.id) ?? null)] as const,
        )
      : [],
  );
  const widgets = screens.filter(({ type }) => type === 'widget');
  return {
    answers: Object.fromEntries(answers),
    linked: Object.fromEntries(widgets.map(({ moduleId }) => [moduleId, ownValue(values.linked, moduleId) ?? []])),
    query: values.query,
  };
}

/** Whether a screen of the stored visit was passed; adds its answers where it was. */
function isPassed(screen: FlowScreen, visit: StoredVisit, answers: Record<string, AnswerValue>): boolean {
  if (screen.type === 'landing') return true;
  if (screen.type === 'widget') return screen.isSkippable || (ownValue(visit.linked, screen.moduleId) ?? []).length > 0;
  const entered = fromFormData(screen, ownValue(visit.forms, screen.moduleId) ?? null);
  Object.assign(answers, entered);
  return entered !== null;
}

function isLaterScreen(flow: SiteFlow, screenId: ScreenId): boolean {
  return flow.screens.findIndex(({ id }) => id === screenId) > 0;
}
