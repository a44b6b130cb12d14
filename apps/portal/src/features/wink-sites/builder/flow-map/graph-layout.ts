import { Graph, layout } from '@dagrejs/dagre';
import type { GraphScreen, SiteGraph } from './site-graph.ts';

/** A rectangle of the map in pixels. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface GraphLayout {
  /** By id of a screen or exit. */
  places: ReadonlyMap<string, Place>;
  /** Points within the columns that a line crosses, by `wayKey`. */
  ways: ReadonlyMap<string, Point[]>;
}

export interface Point {
  x: number;
  y: number;
}

/** Sizes of a node's parts in `rem`; must match the stylesheet. */
const nodeSizes = {
  width: 18,
  line: 1.25,
  nameLine: 1.375,
  padding: 0.625,
  route: 1.75,
  longRoute: 2.75,
} as const;
const exitSize = { width: 13, height: 3.5 };
/** Longer texts take two lines. */
const maxNameLength = 26;
const maxRouteLength = 36;
/** Above this number, lines parallel to a longer path are ignored in the layout, which would take seconds otherwise. */
const maxLines = 400;
/** Minimum length of a curve's horizontal control handle, in pixels. */
const minBend = 32;

/**
 * Places screens in columns from left to right, each to the right of the screens that lead to it.
 * @param rem Pixels per `rem`.
 * @param hasFigures Whether each card has a row for its visits.
 */
export function layOutGraph(graph: SiteGraph, rem: number, hasFigures: boolean): GraphLayout {
  const lines = linesOf(graph);
  const isLarge = lines.length > maxLines;
  const plan = new Graph();
  const ranker = isLarge ? 'longest-path' : 'network-simplex';
  plan.setGraph({ rankdir: 'LR', nodesep: 2 * rem, ranksep: 6 * rem, edgesep: rem, ranker });
  plan.setDefaultEdgeLabel(() => ({}));
  for (const screen of graph.screens) {
    const size = { width: nodeSizes.width, height: heightOf(screen, hasFigures) };
    plan.setNode(screen.id, toPixels(size, rem));
  }
  for (const { id } of graph.exits) plan.setNode(id, toPixels(exitSize, rem));
  for (const [from, to] of isLarge ? dropShortcuts(lines) : lines) plan.setEdge(from, to);
  layout(plan);
  const places = plan.nodes().map((id) => [id, placeOf(plan.node(id) as Place)] as const);
  const ways = plan.edges().map(({ v, w }) => [wayKey(v, w), inner(plan.edge(v, w).points as Point[])] as const);
  return { places: new Map(places), ways: new Map(ways) };
}

export function wayKey(from: string, to: string): string {
  return `${from}\n${to}`;
}

/** Height of a screen's node, in `rem`. */
export function heightOf(screen: GraphScreen, hasFigures: boolean): number {
  const { line, route, longRoute } = nodeSizes;
  const routes = screen.routes.reduce((sum, { label }) => sum + (isLongRoute(label) ? longRoute : route), 0);
  const rest = (screen.end === null ? 0 : route) + (screen.type === 'EndingModule' ? 0 : route);
  return headHeight(screen) + (hasFigures ? line : 0) + routes + rest;
}

/** Height of a card above its routes, without the row of visits, in `rem`. */
function headHeight(screen: GraphScreen): number {
  const { line, nameLine, padding } = nodeSizes;
  const nameHeight = (isLongName(screen.name) ? 2 : 1) * nameLine;
  return 2 * padding + line + nameHeight + (hasFacts(screen) ? line : 0);
}

/** Whether a screen has a line below its name. */
export function hasFacts({ fieldCount, isFirst, isUnreachable }: GraphScreen): boolean {
  return fieldCount !== null || isFirst || isUnreachable;
}

export function isLongName(name: string): boolean {
  return name.length > maxNameLength;
}

export function isLongRoute(label: string): boolean {
  return label.length > maxRouteLength;
}

/** Distance of each route's middle from the top of its node, in `rem`; the last one is for the row "Add a route". */
export function rowOffsets(screen: GraphScreen, hasFigures: boolean): number[] {
  const { line, route, longRoute } = nodeSizes;
  let top = headHeight(screen) + (hasFigures ? line : 0);
  const offsets = screen.routes.map(({ label }) => {
    const height = isLongRoute(label) ? longRoute : route;
    top += height;
    return top - height / 2;
  });
  return [...offsets, top + (screen.end === null ? 0 : route) + route / 2];
}

/** Pairs of connected nodes, without duplicates. */
function linesOf({ screens }: SiteGraph): [string, string][] {
  const pairs = screens.flatMap(({ id, routes }) => routes.map(({ targetId }) => [id, targetId] as const));
  const lines = pairs.filter((pair): pair is readonly [string, string] => pair[1] !== null && pair[0] !== pair[1]);
  return [...new Map(lines.map(([from, to]) => [wayKey(from, to), [from, to] as [string, string]])).values()];
}

/** Drops lines between nodes that a longer path also connects (transitive reduction). */
function dropShortcuts(lines: [string, string][]): [string, string][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of lines) next.set(from, [...(next.get(from) ?? []), to]);
  const after = new Map<string, Set<string>>();
  const reach = (id: string): Set<string> => {
    const known = after.get(id);
    if (known) return known;
    const found = new Set<string>();
    after.set(id, found);
    for (const to of next.get(id) ?? []) for (const each of [to, ...reach(to)]) found.add(each);
    return found;
  };
  return lines.filter(([from, to]) => !next.get(from)!.some((other) => other !== to && reach(other).has(to)));
}

/** dagre returns the centre of a node. */
function placeOf({ x, y, width, height }: Place): Place {
  return { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height };
}

/** Every second point between the ends is in the middle of a column, the others are between columns. */
function inner(points: Point[]): Point[] {
  return points.slice(1, -1).filter((_, index) => index % 2 === 1);
}

function toPixels({ width, height }: { width: number; height: number }, rem: number) {
  return { width: Math.round(width * rem), height: Math.round(height * rem) };
}

/**
 * SVG path of a line that starts and ends horizontally and avoids the screens in between.
 * @param width Width of the crossed columns, in pixels.
 */
export function routePath(start: Point, end: Point, way: readonly Point[], width: number): string {
  const stops = way.flatMap(({ x, y }) => [
    { x: x - width / 2, y },
    { x: x + width / 2, y },
  ]);
  let from = start;
  const parts = [...stops, end].map((to, index) => {
    const bend = Math.max(Math.abs(to.x - from.x) / 2, minBend);
    const part =
      index % 2 === 1 && to !== end
        ? `L ${to.x} ${to.y}`
        : `C ${from.x + bend} ${from.y} ${to.x - bend} ${to.y} ${to.x} ${to.y}`;
    from = to;
    return part;
  });
  return [`M ${start.x} ${start.y}`, ...parts].join(' ');
}
