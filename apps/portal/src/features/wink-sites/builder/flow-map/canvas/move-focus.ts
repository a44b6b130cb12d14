import type { GraphLayout } from '../graph-layout.ts';
import type { GraphRoute, SiteGraph } from '../site-graph.ts';

/** Keys that move the focus on the map. */
export type MoveKey = (typeof moveKeys)[number];
const moveKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;

export function isMoveKey(key: string): key is MoveKey {
  return (moveKeys as readonly string[]).includes(key);
}

/**
 * The screen or route that a key leads to; null for none. Right follows a route, left goes back. Up and down go through
 * a screen's routes, then to other screens in its column.
 */
export function moveFocus(graph: SiteGraph, layout: GraphLayout, id: string, key: MoveKey): string | null {
  const order = readingOrder(graph, layout);
  if (key === 'Home') return order[0]?.[0] ?? null;
  if (key === 'End') return order.at(-1)?.at(-1) ?? null;
  const routes = graph.screens.flatMap((screen) => screen.routes);
  const route = routes.find((each) => each.id === id);
  const screenId = route?.screenId ?? id;
  if (key === 'ArrowLeft') return route ? screenId : sourceOf(routes, order, id);
  if (key === 'ArrowRight') return firstScreen(graph, route ? [route] : routesOf(graph, id));
  const column = order.find((ids) => ids.includes(screenId)) ?? [];
  const items = column.flatMap((each) => [each, ...routesOf(graph, each).map((one) => one.id)]);
  return items[items.indexOf(id) + (key === 'ArrowUp' ? -1 : 1)] ?? null;
}

/** Ids of screens by column from left to right, each column from top to bottom. */
function readingOrder({ screens }: SiteGraph, { places }: GraphLayout): string[][] {
  const columns = new Map<number, string[]>();
  for (const { id } of screens) {
    const { x = 0 } = places.get(id) ?? {};
    columns.set(x, [...(columns.get(x) ?? []), id]);
  }
  const topOf = (id: string) => places.get(id)?.y ?? 0;
  return [...columns]
    .sort(([left], [right]) => left - right)
    .map(([, ids]) => ids.sort((one, other) => topOf(one) - topOf(other)));
}

function routesOf({ screens }: SiteGraph, id: string): GraphRoute[] {
  return screens.find((screen) => screen.id === id)?.routes ?? [];
}

function firstScreen({ screens }: SiteGraph, routes: readonly GraphRoute[]): string | null {
  return routes.find(({ targetId }) => screens.some(({ id }) => id === targetId))?.targetId ?? null;
}

/** The first route to a screen; otherwise the previous screen in reading order. */
function sourceOf(routes: readonly GraphRoute[], order: string[][], id: string): string | null {
  const ids = order.flat();
  return routes.find(({ targetId }) => targetId === id)?.id ?? ids[ids.indexOf(id) - 1] ?? null;
}
