import type { FinishedSession } from '@smile/contract/hosted-sites';
import { initialAnswer, inputsOf } from '@smile/site-model/answers';
import type { ComponentId, ModuleId, ScreenId } from '@smile/site-model/document';
import type { FlowScreen, SiteFlow } from '@smile/site-model/flow';
import type { FormValue } from '@smile/site-model/form-data';
import { valuesOn } from '@smile/site-model/routing';
import type { AnswerValue, VisitValues } from '@smile/site-model/values';

export type Outcome = 'SUCCESS' | 'FAILURE';

/** A visit of a site from the first screen to the last page. */
export interface Visit {
  flow: SiteFlow;
  query: Record<string, string>;
  stage: Stage;
  /** Screens visited so far; the last one is shown. */
  path: ScreenId[];
  answers: Record<ComponentId, AnswerValue>;
  /** Error messages of the shown screen, by component. */
  errors: Record<ComponentId, string>;
  /** Ids of connected providers and stored document types, as last reported by the server. */
  linked: string[];
  /** Furthest progress so far, 0 to 1: the bar never moves backwards. */
  progress: number;
  /** Number of submitted forms. */
  ordinal: number;
  /** Submitted forms that the server does not have yet, oldest first. */
  unsent: Submission[];
  /** `busy` after a 429 response. */
  sending: 'idle' | 'sending' | 'offline' | 'busy';
}

export type Stage =
  | { name: 'screen' }
  /** Waiting for the server to end the session; `isStuck` if the server could not be reached. */
  | { name: 'finishing'; outcome: Outcome; isStuck: boolean }
  /** `isAgain` after a reload or on Back: no automatic redirect then. */
  | { name: 'result'; end: FinishedSession; isAgain?: boolean }
  /** Without `end` if there was nothing to visit. */
  | { name: 'end'; end?: FinishedSession }
  | { name: 'leaving'; url: string };

export interface Submission {
  moduleId: ModuleId;
  ordinal: number;
  data: Record<string, FormValue>;
}

export function startVisit(flow: SiteFlow, query: Record<string, string>): Visit {
  const first = flow.screens[0];
  const visit: Visit = {
    flow,
    query,
    stage: first ? { name: 'screen' } : { name: 'end' },
    path: first ? [first.id] : [],
    answers: {},
    errors: {},
    linked: [],
    progress: 0,
    ordinal: 0,
    unsent: [],
    sending: 'idle',
  };
  return withInitialAnswers(visit);
}

export function currentScreen({ flow, path }: Visit): FlowScreen | null {
  return flow.screens.find(({ id }) => id === path.at(-1)) ?? null;
}

/** Values that screens on the path may refer to. */
export function valuesOf({ flow, path, answers, linked, query }: Visit): VisitValues {
  const widgets = flow.screens.filter(({ type }) => type === 'widget');
  const values = { answers, linked: Object.fromEntries(widgets.map(({ moduleId }) => [moduleId, linked])), query };
  return valuesOn(flow, new Set(path), values);
}

/** Fills untouched fields of the shown screen with their defaults. */
export function withInitialAnswers(visit: Visit): Visit {
  const screen = currentScreen(visit);
  if (screen?.type !== 'form') return visit;
  const initial = inputsOf(screen).map((input) => [input.id, initialAnswer(input)] as const);
  return { ...visit, answers: { ...Object.fromEntries(initial), ...visit.answers } };
}

/** The site's declared URL parameters, each cut to the length that the server accepts. */
export function readParams(flow: SiteFlow, search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(flow.urlParams.map(({ key, value }) => [key, (given.get(key) ?? value).slice(0, 500)]));
}
