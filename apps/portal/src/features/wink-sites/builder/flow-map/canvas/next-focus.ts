import type { GraphLayout } from '../graph-layout.ts';
import type { GraphRoute, SiteGraph } from '../site-graph.ts';

/** Keys that move the focus on the map. */
export type MoveKey = (typeof moveKeys)[number];
const moveKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;

export function isMoveKey(key: string): key is MoveKey {
  return (moveKeys as readonly string[]).includes(key);
}

/**
 * Returns the id of the screen or route that a key leads to, or null. Right follows a route, left goes back. Up and down
 * go through a screen's routes, then to the other screens in its column.
 */
export function findNextFocus(graph: SiteGraph, layout: GraphLayout, id: string, key: MoveKey): string | null {
  const columns = columnsOf(graph, layout);
  if (key === 'Home') return columns[0]?.[0] ?? null;
  if (key === 'End') return columns.at(-1)?.at(-1) ?? null;
  const routes = graph.screens.flatMap((screen) => screen.routes);
  const route = routes.find((each) => each.id === id);
  const screenId = route?.screenId ?? id;
  if (key === 'ArrowLeft') return route ? screenId : leftOfScreen(routes, columns, id);
  if (key === 'ArrowRight') return firstTarget(graph, route ? [route] : routesOf(graph, id));
  const column = columns.find((screenIds) => screenIds.includes(screenId)) ?? [];
  const itemIds = column.flatMap((each) => [each, ...routesOf(graph, each).map((ofScreen) => ofScreen.id)]);
  return itemIds[itemIds.indexOf(id) + (key === 'ArrowUp' ? -1 : 1)] ?? null;
}

/** Ids of screens by column from left to right, each column from top to bottom. */
function columnsOf({ screens }: SiteGraph, { places }: GraphLayout): string[][] {
  // The screens of a column have the same x.
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

/** The first route whose target still exists decides. */
function firstTarget({ screens }: SiteGraph, routes: readonly GraphRoute[]): string | null {
  return routes.find(({ targetId }) => screens.some(({ id }) => id === targetId))?.targetId ?? null;
}

/** The first route to a screen; for a screen without one, the screen before it in reading order. */
function leftOfScreen(routes: readonly GraphRoute[], columns: string[][], id: string): string | null {
  const ids = columns.flat();
  return routes.find(({ targetId }) => targetId === id)?.id ?? ids[ids.indexOf(id) - 1] ?? null;
}
