import { documentOf, routeTo, screenWithEnding, screenWithForm } from '@smile/site-model/testing/documents';
import { expect, it } from 'vitest';
import { routeRefusal } from './use-add-route.ts';

const full = Array.from({ length: 20 }, (_, index) => ({ ...routeTo('Screen_b'), id: `next-${index}` }));
const site = documentOf([
  screenWithForm('Screen_a', [], [routeTo('Screen_b')]),
  screenWithForm('Screen_b', [], [routeTo('Screen_c')]),
  screenWithForm('Screen_c', []),
  screenWithForm('Screen_full', [], full),
  screenWithEnding('Screen_end'),
]);

it.each([
  ['Screen_b', 'Screen_end', null],
  ['Screen_a', 'Screen_b', null],
  ['Screen_c', 'Screen_a', 'A route cannot lead to the first screen'],
  ['Screen_b', 'Screen_b', 'A route cannot lead back to its own screen'],
  ['Screen_c', 'Screen_b', 'b already leads to c, and routes cannot go in a circle'],
  ['Screen_end', 'Screen_b', 'end is an ending: no route leads on from it'],
  ['Screen_full', 'Screen_c', 'full has 20 routes, which is the maximum'],
  ['Screen_b', 'Screen_gone', 'This screen no longer exists'],
])('answers for a route from %s to %s: %s', (from, to, refusal) => {
  expect(routeRefusal(site, from, to)).toBe(refusal);
});
