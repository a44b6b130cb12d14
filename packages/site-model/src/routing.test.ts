import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlowNextItem, FlowTest } from './flow.ts';
import { nextStep, valuesOn } from './routing.ts';
import { flowInput, flowOf, formScreen, rule, widgetScreen } from './testing/flows.ts';
import { runs } from './testing/runs.ts';
import { walk } from './visits/walk.ts';

const to = (target: string, ...tests: FlowTest[]): FlowNextItem => ({ type: 'ROUTE_SCREEN', target, tests });
const answerIs = (componentId: string, value: string): FlowTest => ({
  source: { kind: 'answer', componentId },
  type: 'EQ',
  value,
});
const noValues = { answers: {}, linked: {}, query: {} };

const loan = flowOf([
  formScreen(
    'Screen_a',
    [flowInput({ id: 'Input_a', name: 'kind' })],
    [to('Screen_b', answerIs('Input_a', 'work')), to('Screen_c')],
  ),
  formScreen(
    'Screen_b',
    [flowInput({ id: 'Input_b', name: 'income', rule: rule({ format: 'NUMBER' }) })],
    [to('Screen_c')],
  ),
  widgetScreen('Screen_c', [
    {
      type: 'REDIRECT_URL',
      target: ['https://example.com/?q=', { source: { kind: 'query', key: 'campaign' } }],
      tests: [answerIs('Input_b', '1000')],
    },
  ]),
]);

test('takes the first item whose tests all hold', () => {
  const step = (kind: string) => nextStep(loan, 'Screen_a', { ...noValues, answers: { Input_a: kind } }, []);
  expect(step(' work ')).toEqual({ type: 'screen', screenId: 'Screen_b' });
  expect(step('none')).toEqual({ type: 'screen', screenId: 'Screen_c' });
});

test('ignores the answers of an abandoned branch', () => {
  const values = { answers: { Input_a: 'none', Input_b: '1000.0' }, linked: {}, query: {} };
  expect(nextStep(loan, 'Screen_c', values, ['Screen_a', 'Screen_c'])).toEqual({ type: 'end' });
  expect(nextStep(loan, 'Screen_c', values, ['Screen_a', 'Screen_b']).type).toBe('url');
});

test('reads the values of a path from its screens, as stored', () => {
  const values = {
    answers: { Input_a: ' x ', Input_b: '+1' },
    linked: { WinkWidgetModule_Screen_c: ['sss'] },
    query: {},
  };
  expect(valuesOn(loan, new Set(['Screen_b']), values)).toMatchObject({
    answers: { Input_b: '1' },
    linked: {},
    query: {},
  });
});

test('percent-encodes variables of an address, even malformed text', () => {
  const values = { answers: { Input_b: '1000' }, linked: {}, query: { campaign: 'a&b=\ud800/' } };
  expect(nextStep(loan, 'Screen_c', values, ['Screen_b'])).toEqual({
    type: 'url',
    url: 'https://example.com/?q=a%26b%3D%EF%BF%BD%2F',
  });
});

test('follows stored answers on the server, and stops where one is missing', () => {
  const query = { campaign: 'web' };
  const forms = { FormModule_Screen_a: { kind: 'work' } };
  expect(walk(loan, { forms, linked: {}, query })).toMatchObject({
    path: ['Screen_a'],
    step: { type: 'screen', screenId: 'Screen_b' },
  });
  const linked = { WinkWidgetModule_Screen_c: ['gcash'] };
  const all = { ...forms, FormModule_Screen_b: { income: 1000 } };
  expect(walk(loan, { forms: all, linked, query })).toMatchObject({
    path: ['Screen_a', 'Screen_b', 'Screen_c'],
    step: { type: 'url', url: 'https://example.com/?q=web' },
  });
  expect(walk(loan, { forms: { ...all, FormModule_Screen_a: { kind: 'none' } }, linked, query })).toMatchObject({
    path: ['Screen_a', 'Screen_c'],
    step: { type: 'end' },
  });
  expect(walk(loan, { forms: all, linked: {}, query }).step).toEqual({ type: 'screen', screenId: 'Screen_c' });
  expect(walk(loan, { forms: { FormModule_Screen_a: { other: 1 } }, linked, query }).path).toEqual([]);
  expect(walk(flowOf([]), { forms: {}, linked, query })).toMatchObject({ path: [], step: { type: 'end' } });
});

test('ends each visit without a return, within the number of screens', () => {
  const ids = ['Screen_0', 'Screen_1', 'Screen_2', 'Screen_3', 'Screen_4'];
  const anyItem = fc.record({
    target: fc.constantFrom(...ids, 'Screen_gone'),
    field: fc.constantFrom(...ids),
    value: fc.constantFrom('', 'x', 'y'),
    isFree: fc.boolean(),
  });
  const anyScreen = fc.record({ items: fc.array(anyItem, { maxLength: 4 }), answer: fc.constantFrom('', 'x', 'y') });
  fc.assert(
    fc.property(fc.array(anyScreen, { minLength: 1, maxLength: 5 }), (screens) => {
      const flow = flowOf(
        screens.map(({ items }, index) =>
          formScreen(
            ids[index]!,
            [flowInput({ id: ids[index]! })],
            items.map(({ target, field, value, isFree }) =>
              isFree ? to(target) : to(target, { ...answerIs(field, value), type: 'NE' }),
            ),
          ),
        ),
      );
      const answers = Object.fromEntries(screens.map(({ answer }, index) => [ids[index]!, answer]));
      const path = ['Screen_0'];
      for (;;) {
        const step = nextStep(flow, path.at(-1)!, { ...noValues, answers }, path);
        if (step.type !== 'screen') break;
        if (path.includes(step.screenId)) return false;
        path.push(step.screenId);
      }
      const forms = Object.fromEntries(ids.map((id) => [`FormModule_${id}`, { field: answers[id] ?? '' }]));
      return walk(flow, { forms, linked: {}, query: {} }).path.join() === path.join();
    }),
    runs(3000),
  );
});
