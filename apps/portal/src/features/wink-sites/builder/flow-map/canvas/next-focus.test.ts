import { documentOf, inputNamed, routeTo, screenWithForm, testOf } from '@smile/site-model/testing/documents';
import { expect, it } from 'vitest';
import { layOutGraph } from '../graph-layout.ts';
import { graphOf } from '../site-graph.ts';
import { findNextFocus, type MoveKey } from './next-focus.ts';

const graph = graphOf(
  documentOf([
    screenWithForm(
      'Screen_a',
      [inputNamed('pay')],
      [routeTo('Screen_b', testOf('pay', 'GT', '5')), routeTo('Screen_c')],
    ),
    screenWithForm('Screen_b', [], [routeTo('Screen_d')]),
    screenWithForm('Screen_c', [], [routeTo('Screen_d')]),
    screenWithForm('Screen_d', []),
    screenWithForm('Screen_alone', []),
  ]),
);
const layout = layOutGraph(graph, 16, false);
const move = (id: string, key: MoveKey) => findNextFocus(graph, layout, id, key);
const [rich, other] = graph.screens[0]!.routes.map(({ id }) => id) as [string, string];

it('follows a route to its screen and back', () => {
  expect(move('Screen_a', 'ArrowRight')).toBe('Screen_b');
  expect(move(other, 'ArrowRight')).toBe('Screen_c');
  expect(move('Screen_c', 'ArrowLeft')).toBe(other);
  expect(move(other, 'ArrowLeft')).toBe('Screen_a');
  expect(move('Screen_d', 'ArrowRight')).toBeNull();
});

it('passes the routes of a screen and the other screens of its column', () => {
  expect(move('Screen_a', 'ArrowDown')).toBe(rich);
  expect(move(rich, 'ArrowDown')).toBe(other);
  expect(move(rich, 'ArrowUp')).toBe('Screen_a');
  const second = ['Screen_b', 'Screen_c'].sort((one, two) => layout.places.get(one)!.y - layout.places.get(two)!.y);
  const [routeOfFirst] = graph.screens.find(({ id }) => id === second[0])!.routes;
  expect(move(routeOfFirst!.id, 'ArrowDown')).toBe(second[1]);
});

it('reaches every screen by keys from the first', () => {
  const found = new Set(['Screen_a']);
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
  for (const id of found)
    for (const key of keys) {
      const next = move(id, key);
      if (next !== null) found.add(next);
    }
  expect([...found]).toEqual(expect.arrayContaining(graph.screens.map(({ id }) => id)));
});
