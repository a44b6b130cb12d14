import { type Edge, type Node, type NodeHandle, Position } from '@xyflow/react';
import type { CheckResult } from '../../checks/prove-request.ts';
import { type GraphLayout, type Place, type Point, rowOffsets, wayKey } from '../graph-layout.ts';
import { type MapContent, visitsOf } from '../map-content.ts';
import { isSevere } from '../screen-findings.tsx';
import type { GraphExit, GraphScreen } from '../site-graph.ts';

export type ScreenNode = Node<ScreenNodeData, 'screen'>;
export type ExitNode = Node<{ exit: GraphExit }, 'exit'>;
export type RouteEdge = Edge<{ way: Point[]; width: number; isFaulty: boolean }, 'route'>;

interface ScreenNodeData extends Record<string, unknown> {
  screen: GraphScreen;
  results: readonly CheckResult[];
  /** Null if the site has no figures. */
  visits: string | null;
}

/** Handle from which a new route is dragged. */
export const addHandle = 'add';
const inHandle = 'in';

/** Nodes of the map with known sizes, so that the library need not measure them. */
export function nodesOf(
  { graph, findings, funnel }: Pick<MapContent, 'graph' | 'findings' | 'funnel'>,
  { places }: GraphLayout,
  rem: number,
): (ScreenNode | ExitNode)[] {
  const screens = graph.screens.map((screen): ScreenNode => {
    const place = places.get(screen.id)!;
    const rows = rowOffsets(screen, funnel !== null).map((offset) => Math.round(offset * rem));
    const sources = [...screen.routes.map(({ id }) => id), ...(screen.type === 'EndingModule' ? [] : [addHandle])];
    return {
      type: 'screen',
      ...nodeAt(screen, place, 'screen'),
      data: { screen, results: findings.get(screen.id) ?? [], visits: visitsOf(screen, funnel) },
      handles: [arrivalHandle(place), ...sources.map((id, row) => leavingHandle(id, place, rows[row]!))],
    };
  });
  const exits = graph.exits.map((exit): ExitNode => {
    const place = places.get(exit.id)!;
    return { type: 'exit', ...nodeAt(exit, place, 'address'), data: { exit }, handles: [arrivalHandle(place)] };
  });
  return [...screens, ...exits];
}

export function edgesOf({ graph, findings }: Pick<MapContent, 'graph' | 'findings'>, layout: GraphLayout): RouteEdge[] {
  return graph.screens.flatMap(({ id, routes }) => {
    const results = findings.get(id) ?? [];
    const { width = 0 } = layout.places.get(id) ?? {};
    return routes
      .filter(({ targetId }) => targetId !== null)
      .map((route) => ({
        id: route.id,
        type: 'route' as const,
        source: id,
        sourceHandle: route.id,
        target: route.targetId!,
        targetHandle: inHandle,
        // The route's row contains the same information.
        domAttributes: { 'aria-hidden': true },
        data: {
          way: layout.ways.get(wayKey(id, route.targetId!)) ?? [],
          width,
          isFaulty: results.some((result) => result.itemIndex === route.index && isSevere(result)),
        },
      }));
  });
}

/** @param kind announced by screen readers instead of the library's "node" */
function nodeAt({ id, name }: { id: string; name: string }, { x, y, width, height }: Place, kind: string) {
  const size = { width, height };
  return {
    id,
    position: { x, y },
    ...size,
    measured: size,
    ariaRole: 'group' as const,
    ariaLabel: name,
    domAttributes: { 'aria-roledescription': kind },
  };
}

/** Covers the whole node. */
function arrivalHandle({ width, height }: Place): NodeHandle {
  return { id: inHandle, type: 'target', position: Position.Left, x: 0, y: 0, width, height };
}

function leavingHandle(id: string, { width }: Place, y: number): NodeHandle {
  return { id, type: 'source', position: Position.Right, x: width - 1, y, width: 1, height: 1 };
}
