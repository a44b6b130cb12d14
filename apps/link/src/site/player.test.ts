import type { FinishedSession } from '@smile/contract/hosted-sites';
import { drawnFlow } from '@smile/site-model/testing/drawn-flow';
import { endingScreen, flowOf } from '@smile/site-model/testing/flows';
import { describe, expect, test } from 'vitest';
import { type Effect, play, type VisitEvent } from './player.ts';
import { branchedFlow } from './testing/flows.ts';
import { currentScreen, readParams, startVisit, type Visit, valuesOf } from './visit.ts';

/** Builds an event for the shown screen. */
type Press = (visit: Visit) => VisitEvent;
const shownId = (visit: Visit) => currentScreen(visit)!.id;
const next: Press = (visit) => ({ type: 'nextPressed', screenId: shownId(visit), matches: () => true });
const end = (change: Partial<FinishedSession> = {}): FinishedSession => ({
  status: 'SUCCESS',
  ending: null,
  exitUrl: null,
  manageUrl: 'https://link.example/ws-1#manage=x',
  sources: [],
  ...change,
});

/** Returns the state after all events, and the effects of the last one. */
function run(visit: Visit, ...events: (VisitEvent | Press)[]): { visit: Visit; effects: Effect[] } {
  let effects: Effect[] = [];
  let state = visit;
  for (const event of events) [state, effects] = play(state, typeof event === 'function' ? event(state) : event);
  return { visit: state, effects };
}

const answered = (componentId: string, value: string): VisitEvent => ({ type: 'answered', componentId, value });
const named = (visit: Visit) => currentScreen(visit)?.id;
const left =
  (linked: string[], hasFailed = false): Press =>
  (visit) => ({ type: 'widgetLeft', screenId: shownId(visit), linked, hasFailed });
const drawn = (...args: Parameters<typeof drawnFlow>) => startVisit(drawnFlow(...args), {});
const branched = () => startVisit(branchedFlow(), {});

test('leads a drawn site from the landing page over the widget to the result and away', () => {
  const atWidget = run(drawn(), next);
  expect(named(atWidget.visit)).toBe('Screen_widget');
  const asked = run(atWidget.visit, left(['sss']));
  expect(asked.effects.at(-1)).toEqual({ type: 'finish', outcome: 'SUCCESS' });
  const exitUrl = 'https://example.com/done?status=SUCCESS';
  const shown = run(asked.visit, { type: 'finished', end: end({ exitUrl }) });
  expect(shown.visit.stage).toMatchObject({ name: 'result' });
  expect(shown.effects).toEqual([{ type: 'tellHost', status: 'SUCCESS' }]);
  expect(run(shown.visit, { type: 'exited' }).effects).toEqual([{ type: 'leave', url: exitUrl }]);
});

test('returns to the landing page when the widget closes without shared data', () => {
  expect(named(run(drawn(), next, left([])).visit)).toBe('Screen_landing');
});

test('fails and offers another try when the widget closes after a failed login, or without a page to return to', () => {
  const failed = run(drawn(), next, left([], true));
  expect(failed.effects).toEqual([{ type: 'finish', outcome: 'FAILURE' }]);
  const shown = run(failed.visit, { type: 'finished', end: end({ status: 'FAILURE' }) });
  expect(shown.visit.stage).toMatchObject({ name: 'result', end: { status: 'FAILURE' } });
  for (const type of ['triedAgain', 'exited'] as const) {
    const again = run(shown.visit, { type });
    expect([again.visit.stage.name, named(again.visit)]).toEqual(['screen', 'Screen_widget']);
  }
  const flow = drawnFlow();
  const alone = startVisit({ ...flow, screens: flow.screens.slice(1) }, {});
  expect(run(alone, left([])).effects).toEqual([{ type: 'finish', outcome: 'FAILURE' }]);
});

test('leaves at once, or ends on the last page, when there is no result page', () => {
  const flow = { success: { page: null, exitUrl: 'https://example.com/' } };
  const asked = run(drawn(flow), next, left(['sss'])).visit;
  const away = run(asked, { type: 'finished', end: end({ exitUrl: 'https://example.com/?status=SUCCESS' }) });
  expect(away.effects.at(-1)).toEqual({ type: 'leave', url: 'https://example.com/?status=SUCCESS' });
  const ended = run(asked, { type: 'finished', end: end() }).visit;
  const changed = run(ended, { type: 'finished', end: end({ sources: [] }) });
  expect([changed.visit.stage, changed.effects]).toEqual([{ name: 'end', end: end({ sources: [] }) }, []]);
  expect(run(asked, { type: 'finished', end: end() }).visit.stage).toEqual({ name: 'end', end: end() });
});

test('counts a press once, and only on its own screen', () => {
  const start = branched();
  const filled = run(start, answered('Input_name', 'George'), answered('Select_work', 'YES')).visit;
  const twice = next(filled);
  const { visit, effects } = run(filled, twice, twice);
  expect([named(visit), visit.ordinal, effects]).toEqual(['Screen_income', 1, []]);
  const closed = run(visit, next, { type: 'widgetLeft', screenId: 'Screen_income', linked: ['sss'], hasFailed: false });
  expect([named(closed.visit), closed.effects]).toEqual(['Screen_widget', []]);
});

test('prefers the outcome of the server', () => {
  const asked = run(drawn(), next, left([], true)).visit;
  expect(run(asked, { type: 'finished', end: end() }).visit.stage).toMatchObject({ end: { status: 'SUCCESS' } });
});

test('continues from a valid form, and names the wrong fields of an invalid one', () => {
  const wrong = run(branched(), next);
  expect(wrong.visit.errors).toEqual({ Input_name: 'This field is required' });
  expect(wrong.effects).toEqual([{ type: 'step', moduleId: 'Form_about', kind: 'INVALID', fields: ['fullName'] }]);
  const filled = run(wrong.visit, answered('Input_name', ' George '), answered('Select_work', 'YES'), next);
  expect(filled.visit.errors).toEqual({});
  expect(named(filled.visit)).toBe('Screen_income');
  expect(filled.effects).toEqual([
    { type: 'send', submission: { moduleId: 'Form_about', ordinal: 1, data: { fullName: 'George', employed: 'YES' } } },
  ]);
  expect(filled.visit.answers.Input_income).toBe('100');
});

const first = [answered('Input_name', 'George'), answered('Select_work', 'YES'), next];

test('keeps answers on Back, and ignores those of an abandoned branch', () => {
  const back = run(branched(), ...first, answered('Input_income', '900'), { type: 'wentBack' }).visit;
  expect([named(back), back.answers.Input_name]).toEqual(['Screen_about', 'George']);
  const other = run(back, answered('Select_work', 'NO'), next).visit;
  expect(named(other)).toBe('Screen_plans');
  expect(valuesOf(other).answers).not.toHaveProperty('Input_income');
  expect(run(branched(), { type: 'wentBack' }).visit.path).toEqual(['Screen_about']);
});

test('shows the farthest progress of the visit', () => {
  const { visit } = run(branched(), ...first);
  const back = run(visit, { type: 'wentBack' }).visit;
  expect([branched().progress, visit.progress, back.progress]).toEqual([0, 1 / 3, 1 / 3]);
});

test('sends forms one after the other, and ends after the last one', () => {
  const stored = (ordinal: number, screen: string): VisitEvent => ({ type: 'stored', ordinal, next: { screen } });
  const going = run(branched(), ...first, next, left(['sss']));
  expect(going.visit.stage).toMatchObject({ name: 'finishing' });
  expect(going.effects).toEqual([{ type: 'step', moduleId: 'Widget_1', kind: 'PASSED', fields: [] }]);
  const second = run(going.visit, stored(1, 'Screen_income'));
  expect(second.effects).toMatchObject([{ type: 'send', submission: { ordinal: 2, data: { income: 100 } } }]);
  expect(run(second.visit, stored(2, 'Screen_widget')).effects).toEqual([{ type: 'finish', outcome: 'SUCCESS' }]);
});

test('continues offline, and later sends the newest answers of each screen', () => {
  const offline = run(branched(), ...first, { type: 'notReached' });
  expect([offline.visit.sending, named(offline.visit)]).toEqual(['offline', 'Screen_income']);
  const changed = run(offline.visit, { type: 'wentBack' }, answered('Input_name', 'Ana'), next).visit;
  expect(changed.unsent).toMatchObject([{ ordinal: 2, data: { fullName: 'Ana' } }]);
  const again = run({ ...changed, sending: 'offline' }, { type: 'triedAgain' });
  expect(again.effects).toMatchObject([{ type: 'send', submission: { ordinal: 2 } }]);
  expect(run(again.visit, { type: 'triedAgain' }).effects).toEqual([]);
});

test('keeps answers while the server is busy, and sends them again', () => {
  const busy = run(branched(), ...first, { type: 'notReached', isBusy: true });
  expect(busy.visit).toMatchObject({ sending: 'busy', unsent: [{ ordinal: 1 }] });
  expect(run(busy.visit, { type: 'triedAgain' }).effects).toMatchObject([{ type: 'send', submission: { ordinal: 1 } }]);
});

test('tries again when the end did not reach the server', () => {
  const asked = run(drawn(), next, left(['sss']), { type: 'notReached' });
  expect(asked.visit.stage).toMatchObject({ isStuck: true });
  expect(run(asked.visit, { type: 'triedAgain' }).effects).toEqual([{ type: 'finish', outcome: 'SUCCESS' }]);
});

test('returns to the last screen when the server does not accept the end', () => {
  const { visit } = run(drawn(), next, left(['sss']), { type: 'notAtEnd' });
  expect([visit.stage.name, named(visit), visit.linked]).toEqual(['screen', 'Screen_widget', []]);
});

test('returns to the widget from the screens after it when the server does not accept the end', () => {
  const flow = branchedFlow();
  const [form, widget] = [flow.screens.find(({ id }) => id === 'Screen_plans')!, flow.screens.at(-1)!];
  const toForm = [{ type: 'ROUTE_SCREEN' as const, target: form.id, tests: [] }];
  const reversed = startVisit(
    {
      ...flow,
      screens: [
        { ...widget, next: toForm },
        { ...form, next: [] },
      ],
    },
    {},
  );
  const atEnd = run(reversed, left(['sss']), next, { type: 'stored', ordinal: 1, next: { end: true } });
  expect(atEnd.effects).toEqual([{ type: 'finish', outcome: 'SUCCESS' }]);
  const { visit } = run(atEnd.visit, { type: 'notAtEnd' });
  expect([named(visit), visit.path, visit.linked]).toEqual(['Screen_widget', ['Screen_widget'], []]);
});

test('returns to the screen whose answers the server refuses', () => {
  const { visit } = run(branched(), ...first, {
    type: 'refused',
    moduleId: 'Form_about',
    messages: { fullName: 'Please enter a valid Full name' },
  });
  expect([named(visit), visit.errors, visit.unsent]).toEqual([
    'Screen_about',
    { Input_name: 'Please enter a valid Full name' },
    [],
  ]);
});

test('follows the server to another screen', () => {
  const { visit } = run(branched(), ...first, { type: 'stored', ordinal: 1, next: { screen: 'Screen_plans' } });
  expect(visit.path).toEqual(['Screen_about', 'Screen_plans']);
});

test('ignores further events while a submission is pending', () => {
  const asked = run(drawn(), next, left(['sss'])).visit;
  for (const event of [next, left(['sss']), { type: 'wentBack' } as const, { type: 'exited' } as const])
    expect(run(asked, event)).toEqual({ visit: asked, effects: [] });
});

test('sets only declared parameters from the address', () => {
  const flow = { ...branchedFlow(), urlParams: [{ key: 'campaign', value: 'web' }] };
  expect(readParams(flow, '?campaign=mail&other=1')).toEqual({ campaign: 'mail' });
  expect(readParams(flow, '')).toEqual({ campaign: 'web' });
});

describe('an ending', () => {
  const form = branchedFlow().screens.find(({ id }) => id === 'Screen_plans')!;
  const declined = endingScreen('Screen_declined', { outcome: 'DECLINED' });
  const accepted = endingScreen('Screen_accepted');
  const toEnding = { type: 'ROUTE_SCREEN' as const, target: declined.id, tests: [] };
  const flow = flowOf([{ ...form, next: [toEnding] }, declined, accepted]);
  const stored = (screen: string): VisitEvent => ({ type: 'stored', ordinal: 1, next: { screen } });
  const atEnding = run(startVisit(flow, {}), next, stored(declined.id));
  const decline = end({ status: 'FAILURE', ending: declined.moduleId, exitUrl: 'https://example.com/?status=FAILURE' });

  test('is shown once the server has ended the session, and told to the application', () => {
    expect(atEnding.visit.stage).toMatchObject({ name: 'finishing' });
    expect(atEnding.effects).toEqual([{ type: 'finish', outcome: 'SUCCESS' }]);
    const shown = run(atEnding.visit, { type: 'finished', end: decline });
    expect(shown.visit.stage).toMatchObject({ name: 'result', end: decline });
    expect(shown.effects).toEqual([{ type: 'tellHost', status: 'FAILURE' }]);
  });

  test('offers no way back and no second try, and leads to its address', () => {
    const { visit } = run(atEnding.visit, { type: 'finished', end: decline });
    for (const event of ['wentBack', 'triedAgain'] as const)
      expect(run(visit, { type: event })).toEqual({ visit, effects: [] });
    expect(run(visit, { type: 'exited' }).effects).toEqual([{ type: 'leave', url: decline.exitUrl }]);
    const noAddress = run(atEnding.visit, { type: 'finished', end: { ...decline, exitUrl: null } }, { type: 'exited' });
    expect(noAddress.visit.stage.name).toBe('end');
  });

  test('waits while the server is not reached, and is asked for again', () => {
    const offline = run(atEnding.visit, { type: 'notReached' });
    expect(offline.visit.stage).toMatchObject({ name: 'finishing', isStuck: true });
    expect(run(offline.visit, { type: 'triedAgain' }).effects).toEqual([{ type: 'finish', outcome: 'SUCCESS' }]);
  });

  test('is the one that the server names', () => {
    const other = run(atEnding.visit, { type: 'finished', end: end({ ending: accepted.moduleId }) }).visit;
    expect([other.stage.name, currentScreen(other)]).toEqual(['result', accepted]);
    const followed = run(startVisit(flow, {}), next, stored(accepted.id));
    expect([named(followed.visit), followed.effects]).toEqual([accepted.id, [{ type: 'finish', outcome: 'SUCCESS' }]]);
  });

  test('gives way to the last screen when the server does not accept the end', () => {
    const { visit } = run(atEnding.visit, { type: 'notAtEnd' });
    expect([visit.stage.name, named(visit)]).toEqual(['screen', 'Screen_plans']);
  });
});
