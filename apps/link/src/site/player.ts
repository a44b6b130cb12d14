import type { FinishedSession, NextStep } from '@smile/contract/hosted-sites';
import { inputsOf } from '@smile/site-model/answers';
import type { ComponentId, ModuleId, ScreenId } from '@smile/site-model/document';
import type { FlowScreen, FormScreen } from '@smile/site-model/flow';
import { toFormData } from '@smile/site-model/form-data';
import type { PatternMatcher } from '@smile/site-model/formats';
import { nextStep } from '@smile/site-model/routing';
import type { AnswerValue } from '@smile/site-model/values';
import { checkForm } from '@smile/site-model/visits/check-form';
import { currentScreen, type Outcome, type Submission, type Visit, valuesOf, withInitialAnswers } from './visit.ts';

export type VisitEvent =
  | { type: 'answered'; componentId: ComponentId; value: AnswerValue }
  /** Next on a form, or the button of a landing page. May arrive after another screen has opened. */
  | { type: 'nextPressed'; screenId: ScreenId; matches: PatternMatcher }
  | { type: 'wentBack' }
  /** Connected sources and stored documents, as the server reports them. */
  | { type: 'linkedChanged'; linked: string[] }
  /** The visitor left the widget; `hasFailed` if a login failed. */
  | { type: 'widgetLeft'; screenId: ScreenId; linked: string[]; hasFailed: boolean }
  | { type: 'stored'; ordinal: number; next: NextStep }
  | { type: 'refused'; moduleId: ModuleId; messages: Record<string, string> }
  /** The server did not answer, or (`isBusy`) answered with 429. */
  | { type: 'notReached'; isBusy?: boolean }
  /** The server refused to end the session because a step is missing. */
  | { type: 'notAtEnd' }
  | { type: 'triedAgain' }
  | { type: 'finished'; end: FinishedSession }
  /** The visitor left the result page. */
  | { type: 'exited' };

/** Side effects; all are idempotent. */
export type Effect =
  | { type: 'send'; submission: Submission }
  | { type: 'finish'; outcome: Outcome }
  | { type: 'tellHost'; status: FinishedSession['status'] }
  | { type: 'leave'; url: string }
  | { type: 'step'; moduleId: ModuleId; kind: 'PASSED' | 'INVALID'; fields: string[] };

type Played = [Visit, Effect[]];

/** The visit as a pure state machine: takes an event, returns the next state and the side effects. */
export function play(visit: Visit, event: VisitEvent): Played {
  switch (event.type) {
    case 'answered':
      return [answer(visit, event.componentId, event.value), []];
    case 'nextPressed':
      return pressNext(visit, event.screenId, event.matches);
    case 'wentBack':
      return [goBack(visit), []];
    case 'linkedChanged':
      return [{ ...visit, linked: event.linked }, []];
    case 'widgetLeft':
      return leaveWidget({ ...visit, linked: event.linked }, event.screenId, event.hasFailed);
    case 'stored':
      return noteStored(visit, event.ordinal, event.next);
    case 'refused':
      return [returnTo(visit, event.moduleId, event.messages), []];
    case 'notReached':
      return [noteNotReached(visit, event.isBusy ? 'busy' : 'offline'), []];
    case 'notAtEnd':
      return [returnToWidget(visit), []];
    case 'triedAgain':
      return tryAgain(visit);
    case 'finished':
      return 'end' in visit.stage
        ? [{ ...visit, stage: { ...visit.stage, end: event.end } }, []]
        : showEnd(visit, event.end);
    case 'exited':
      return exit(visit);
  }
}

function answer(visit: Visit, componentId: ComponentId, value: AnswerValue): Visit {
  const { [componentId]: _, ...errors } = visit.errors;
  return { ...visit, answers: { ...visit.answers, [componentId]: value }, errors };
}

function pressNext(visit: Visit, screenId: ScreenId, matches: PatternMatcher): Played {
  const screen = shownScreen(visit, screenId);
  if (!screen || screen.type === 'widget' || screen.type === 'ending') return [visit, []];
  if (screen.type === 'landing')
    return advance(visit, [{ type: 'step', moduleId: screen.moduleId, kind: 'PASSED', fields: [] }]);
  const errors = checkForm(screen, visit.answers, { values: valuesOf(visit), matches });
  if (Object.keys(errors).length === 0) return submit(visit, screen);
  const fields = inputsOf(screen).flatMap(({ id, name }) => (errors[id] ? [name] : []));
  return [{ ...visit, errors }, [{ type: 'step', moduleId: screen.moduleId, kind: 'INVALID', fields }]];
}

/** The screen with this id, if it is the one shown. */
function shownScreen(visit: Visit, screenId: ScreenId): FlowScreen | null {
  const screen = currentScreen(visit);
  return visit.stage.name === 'screen' && screen?.id === screenId ? screen : null;
}

/** Queues a form for sending while the visitor continues. Replaces an unsent submission of the same screen. */
function submit(visit: Visit, screen: FormScreen): Played {
  const ordinal = visit.ordinal + 1;
  const submission = { moduleId: screen.moduleId, ordinal, data: toFormData(screen, valuesOf(visit).answers) };
  const isFirstOnItsWay = visit.sending === 'sending';
  const waiting = visit.unsent.filter(
    ({ moduleId }, index) => moduleId !== screen.moduleId || (isFirstOnItsWay && index === 0),
  );
  const queued = { ...visit, ordinal, errors: {}, unsent: [...waiting, submission] };
  const [next, effects] = advance(queued, []);
  return isFirstOnItsWay ? [next, effects] : [...sendNext(next, effects)];
}

function sendNext(visit: Visit, effects: Effect[]): Played {
  const [submission] = visit.unsent;
  if (submission) return [{ ...visit, sending: 'sending' }, [...effects, { type: 'send', submission }]];
  const idle: Visit = { ...visit, sending: 'idle' };
  return [
    idle,
    visit.stage.name === 'finishing' ? [...effects, { type: 'finish', outcome: visit.stage.outcome }] : effects,
  ];
}

/** Opens the next screen, or ends the visit, which waits until all submissions are stored. */
function advance(visit: Visit, effects: Effect[]): Played {
  const screenId = visit.path.at(-1)!;
  const step = nextStep(visit.flow, screenId, valuesOf(visit), visit.path);
  if (step.type !== 'screen') return finish(visit, 'SUCCESS', effects);
  const opened = open(visit, [...visit.path, step.screenId]);
  return opened.stage.name === 'screen' ? [opened, effects] : finish(opened, 'SUCCESS', effects);
}

/** An ending is shown only after the server has ended the session, because the server decides the outcome. */
function open(visit: Visit, path: ScreenId[]): Visit {
  const atEnding = {
    ...visit,
    path,
    errors: {},
    stage: { name: 'finishing', outcome: 'SUCCESS', isStuck: false },
  } as const;
  if (currentScreen(atEnding)?.type === 'ending') return atEnding;
  const opened = withInitialAnswers({ ...visit, path, errors: {}, stage: { name: 'screen' } });
  const passed = path.length - 1;
  const left = currentScreen(opened)?.longestWay ?? 1;
  return { ...opened, progress: Math.max(visit.progress, passed / (passed + left)) };
}

function finish(visit: Visit, outcome: Outcome, effects: Effect[]): Played {
  const finishing: Visit = { ...visit, stage: { name: 'finishing', outcome, isStuck: false } };
  return [finishing, visit.unsent[0] ? effects : [...effects, { type: 'finish', outcome }]];
}

function goBack(visit: Visit): Visit {
  if (visit.stage.name !== 'screen' || visit.path.length < 2) return visit;
  return { ...visit, path: visit.path.slice(0, -1), errors: {} };
}

/**
 * Moves on if a source is connected or none is required; otherwise goes back, or to the failure page from the first
 * screen.
 */
function leaveWidget(visit: Visit, screenId: ScreenId, hasFailed: boolean): Played {
  const screen = shownScreen(visit, screenId);
  if (screen?.type !== 'widget') return [visit, []];
  if (visit.linked[0] || screen.isSkippable)
    return advance(visit, [{ type: 'step', moduleId: screen.moduleId, kind: 'PASSED', fields: [] }]);
  return hasFailed || visit.path.length === 1 ? finish(visit, 'FAILURE', []) : [goBack(visit), []];
}

/** The server recomputes the route; if its next screen differs from the page's, the page follows the server. */
function noteStored(visit: Visit, ordinal: number, next: NextStep): Played {
  const stored = visit.unsent.find((submission) => submission.ordinal === ordinal);
  const remaining = { ...visit, unsent: visit.unsent.filter((submission) => submission !== stored) };
  const screen = visit.flow.screens.find(({ moduleId }) => moduleId === stored?.moduleId);
  const at = screen ? visit.path.indexOf(screen.id) : -1;
  const following = visit.path[at + 1];
  const isElsewhere = at >= 0 && 'screen' in next && following && following !== next.screen;
  const isOn = isElsewhere && !remaining.unsent[0] && visit.flow.screens.some(({ id }) => id === next.screen);
  return sendNext(isOn ? open(remaining, [...visit.path.slice(0, at + 1), next.screen]) : remaining, []);
}

/** Returns to the screen whose answers the server rejected. */
function returnTo(visit: Visit, moduleId: ModuleId, messages: Record<string, string>): Visit {
  const screen = visit.flow.screens.find((each) => each.moduleId === moduleId);
  const at = screen ? visit.path.indexOf(screen.id) : -1;
  const kept = { ...visit, unsent: [], sending: 'idle' as const };
  if (screen?.type !== 'form' || at < 0) return kept;
  const errors = inputsOf(screen).flatMap(({ id, name }) => (messages[name] ? [[id, messages[name]] as const] : []));
  return {
    ...kept,
    stage: { name: 'screen' },
    path: visit.path.slice(0, at + 1),
    errors: Object.fromEntries(errors),
  };
}

/** Returns to the widget when no source is linked after all, for example when a login failed in the meantime. */
function returnToWidget(visit: Visit): Visit {
  const isWidget = (screenId: ScreenId) => {
    const screen = visit.flow.screens.find(({ id }) => id === screenId);
    return screen?.type === 'widget' && !screen.isSkippable;
  };
  const at = visit.path.findIndex(isWidget);
  const last = at < 0 ? visit.path.length - (currentScreen(visit)?.type === 'ending' ? 1 : 0) : at + 1;
  const path = visit.path.slice(0, last);
  return { ...visit, linked: [], errors: {}, stage: { name: 'screen' }, path };
}

function noteNotReached(visit: Visit, reason: 'busy' | 'offline'): Visit {
  const { stage } = visit;
  return {
    ...visit,
    sending: visit.unsent[0] ? reason : visit.sending,
    stage: stage.name === 'finishing' ? { ...stage, isStuck: true } : stage,
  };
}

/** Retries after the network returned or by hand; on the failure page it opens the widget again. */
function tryAgain(visit: Visit): Played {
  const { stage } = visit;
  if (stage.name === 'result') return [stage.end.ending ? visit : { ...visit, stage: { name: 'screen' } }, []];
  if (visit.sending === 'sending') return [visit, []];
  return sendNext(stage.name === 'finishing' ? { ...visit, stage: { ...stage, isStuck: false } } : visit, []);
}

export function showEnd(visit: Visit, end: FinishedSession): Played {
  const told: Effect = { type: 'tellHost', status: end.status };
  const done = { ...visit, progress: end.status === 'SUCCESS' ? 1 : visit.progress };
  const { page } = end.status === 'SUCCESS' ? visit.flow.endings.success : visit.flow.endings.failure;
  const ending = visit.flow.screens.find(({ moduleId }) => moduleId === end.ending);
  const path = ending ? [...visit.path, ending.id] : visit.path;
  if (page || ending) return [{ ...done, path, stage: { name: 'result', end } }, [told]];
  if (end.exitUrl)
    return [{ ...done, stage: { name: 'leaving', url: end.exitUrl } }, [told, { type: 'leave', url: end.exitUrl }]];
  return [{ ...done, stage: { name: end.status === 'SUCCESS' ? 'end' : 'result', end } }, [told]];
}

function exit(visit: Visit): Played {
  const { stage } = visit;
  if (stage.name !== 'result') return [visit, []];
  const { end } = stage;
  if (end.exitUrl)
    return [{ ...visit, stage: { name: 'leaving', url: end.exitUrl } }, [{ type: 'leave', url: end.exitUrl }]];
  return end.status === 'SUCCESS' || end.ending ? [{ ...visit, stage: { name: 'end', end } }, []] : tryAgain(visit);
}
