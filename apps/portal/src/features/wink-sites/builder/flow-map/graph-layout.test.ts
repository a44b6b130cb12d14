import { documentOf, inputNamed, routeTo, screenWithForm, testOf } from '@smile/site-model/testing/documents';
import { expect, it } from 'vitest';
import { heightOf, layOutGraph, type Place, routePath, rowOffsets, wayKey } from './graph-layout.ts';
import { graphOf } from './site-graph.ts';

const rem = 16;
const idOf = (index: number) => `Screen_s${index}`;
const isPaid = testOf('pay', 'GT', '5');

/** A chain of screens; `targets` returns the later screens that each leads to. */
function chain(count: number, targets: (index: number) => number[]) {
  return graphOf(
    documentOf(
      Array.from({ length: count }, (_, index) => {
        const items = targets(index).filter((to) => to > index && to < count);
        return screenWithForm(
          idOf(index),
          [inputNamed('pay')],
          items.map((to) => routeTo(idOf(to), isPaid)),
        );
      }),
    ),
  );
}

function overlaps(one: Place, other: Place): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function expectApart(places: Place[]) {
  const touching = places.flatMap((one, index) => places.slice(index + 1).filter((other) => overlaps(one, other)));
  expect(touching).toEqual([]);
}

it('places a screen to the right of all that lead to it', () => {
  const graph = chain(4, (index) => [index + 1, 3]);
  const { places, ways } = layOutGraph(graph, rem, false);
  for (const { id, routes } of graph.screens)
    for (const { targetId } of routes) expect(places.get(targetId!)!.x).toBeGreaterThan(places.get(id)!.x + 288);
  expect(ways.get(wayKey(idOf(0), idOf(1)))).toEqual([]);
  // The line passes the columns in between.
  expect(ways.get(wayKey(idOf(0), idOf(3)))).toHaveLength(2);
});

it('lets no screens overlap, connected or not', () => {
  const graph = chain(30, (index) => (index % 7 === 6 ? [] : [index + 1, index + 3]));
  expectApart([...layOutGraph(graph, rem, true).places.values()]);
});

it('lays out 100 screens with hundreds of routes at once', () => {
  const graph = chain(100, (index) => [1, 2, 5, 9, 14].map((step) => index + step));
  const { places } = layOutGraph(graph, rem, true);
  expect(places.size).toBe(100);
  expectApart([...places.values()]);
});

it('grows with the size of text', () => {
  const graph = chain(2, (index) => [index + 1]);
  const [small, large] = [16, 32].map((size) => layOutGraph(graph, size, false).places.get(idOf(0))!);
  expect(large).toMatchObject({ width: small!.width * 2, height: small!.height * 2 });
});

it('keeps the row of each route within its node', () => {
  const [screen] = chain(3, () => [1, 2]).screens;
  const offsets = rowOffsets(screen!, true);
  expect(offsets).toHaveLength(3);
  expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
  expect(offsets.at(-1)!).toBeLessThan(heightOf(screen!, true));
});

it('survives routes that lead in a circle', () => {
  const circle = graphOf(
    documentOf([
      screenWithForm(idOf(0), [], [routeTo(idOf(1))]),
      screenWithForm(idOf(1), [], [routeTo(idOf(2))]),
      screenWithForm(idOf(2), [], [routeTo(idOf(1))]),
    ]),
  );
  expectApart([...layOutGraph(circle, rem, false).places.values()]);
});

it('draws a line level through the columns that it passes', () => {
  const path = routePath({ x: 0, y: 0 }, { x: 400, y: 50 }, [{ x: 200, y: 100 }], 80);
  expect(path).toBe('M 0 0 C 80 0 80 100 160 100 L 240 100 C 320 100 320 50 400 50');
});

it('bends a line that leads back', () => {
  expect(routePath({ x: 100, y: 0 }, { x: 90, y: 50 }, [], 80)).toBe('M 100 0 C 132 0 58 50 90 50');
});
