import {
  documentOf,
  inputNamed,
  redirectTo,
  routeTo,
  screenWithEnding,
  screenWithForm,
  screenWithWidget,
  testOf,
} from '@smile/site-model/testing/documents';
import { expect, it } from 'vitest';
import { graphOf } from './site-graph.ts';

const income = inputNamed('income', { label: 'Monthly income' });
const isRich = testOf('income', 'GT', '50000');

it('describes screens by kind, fields and outcome', () => {
  const graph = graphOf(
    documentOf([
      screenWithForm('Screen_a', [income], [routeTo('Screen_b')]),
      screenWithWidget('Screen_b', [routeTo('Screen_c')]),
      screenWithEnding('Screen_c', { outcome: 'DECLINED' }),
    ]),
  );
  expect(graph.screens).toMatchObject([
    { id: 'Screen_a', name: 'a', type: 'FormModule', fieldCount: 1, outcome: null, isFirst: true, end: null },
    { id: 'Screen_b', name: 'b', type: 'WinkWidgetModule', fieldCount: null, isFirst: false },
    { id: 'Screen_c', name: 'c', type: 'EndingModule', outcome: 'DECLINED', routes: [], end: null },
  ]);
  expect(graph.exits).toEqual([]);
});

it('puts routes in order with their conditions in words', () => {
  const items = [routeTo('Screen_b', isRich), routeTo('Screen_c')];
  const graph = graphOf(
    documentOf([
      screenWithForm('Screen_a', [income], items),
      screenWithForm('Screen_b', [], [routeTo('Screen_c')]),
      screenWithForm('Screen_c', []),
    ]),
  );
  const [first, second, third] = graph.screens;
  expect(first!.routes.map(({ label, targetId }) => [label, targetId])).toEqual([
    ['1. Monthly income above 50,000', 'Screen_b'],
    ['Otherwise', 'Screen_c'],
  ]);
  expect(second!.routes.map(({ label, condition }) => [label, condition])).toEqual([['Always', 'Always']]);
  expect(third!.routes).toEqual([]);
});

it('says where the site ends without an ending', () => {
  const [first, second] = graphOf(
    documentOf([screenWithForm('Screen_a', [income], [routeTo('Screen_b', isRich)]), screenWithForm('Screen_b', [])]),
  ).screens;
  expect(first!.end).toBe('Otherwise the site ends here');
  expect(second!.end).toBe('The site ends here');
});

it('tells screens that no route leads to', () => {
  const { screens } = graphOf(
    documentOf([
      screenWithForm('Screen_a', [], [routeTo('Screen_b')]),
      screenWithForm('Screen_b', []),
      screenWithForm('Screen_alone', [], [routeTo('Screen_b')]),
    ]),
  );
  expect(screens.map(({ isUnreachable }) => isUnreachable)).toEqual([false, false, true]);
});

it('makes one exit of an address that several routes lead to', () => {
  const url = 'https://example.com/thanks';
  const { screens, exits } = graphOf(
    documentOf([
      screenWithForm('Screen_a', [income], [redirectTo(url, isRich), routeTo('Screen_b')]),
      screenWithForm('Screen_b', [], [redirectTo(url)]),
    ]),
  );
  expect(exits).toEqual([{ id: `exit ${url}`, name: 'example.com/thanks' }]);
  expect(screens.map(({ routes }) => routes[0]!.targetId)).toEqual([exits[0]!.id, exits[0]!.id]);
});

it('names screens without a name, and routes without a target', () => {
  const blank = { ...screenWithForm('Screen_a', [], [routeTo(null)]), screenName: ' ' };
  const [only] = graphOf(documentOf([blank])).screens;
  expect(only!.name).toBe('Screen 1');
  expect(only!.routes).toMatchObject([{ targetId: null, targetName: 'No target yet' }]);
});

it('joins the conditions of a route of which any is enough', () => {
  const either = routeTo('Screen_b', isRich, testOf('city', 'EQ', 'Cebu'));
  const any = { ...either, condition: { ...either.condition, type: 'OR' as const } };
  const city = inputNamed('city', { label: 'City' });
  const [first] = graphOf(
    documentOf([screenWithForm('Screen_a', [income, city], [any]), screenWithForm('Screen_b', [])]),
  ).screens;
  expect(first!.routes[0]!.condition).toBe('Monthly income above 50,000 or City Cebu');
});
