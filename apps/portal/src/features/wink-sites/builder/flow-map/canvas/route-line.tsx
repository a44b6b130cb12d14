import { BaseEdge, type EdgeProps } from '@xyflow/react';
import { routePath } from '../graph-layout.ts';
import classes from './map-canvas.module.css';
import { useMapState } from './map-context.ts';
import type { RouteEdge } from './map-nodes.ts';

export const arrowId = 'flow-map-arrow';

/** Line from a route's row to its target screen. */
export function RouteLine({ id, source, sourceX, sourceY, targetX, targetY, data }: EdgeProps<RouteEdge>) {
  const { way = [], width = 0, isFaulty = false } = data ?? {};
  const path = routePath({ x: sourceX, y: sourceY }, { x: targetX, y: targetY }, way, width);
  const look = isFaulty ? classes.faultyLine : classes.line;
  const isCurrent = useMapState(({ currentId }) => currentId === id || currentId === source);
  return (
    <BaseEdge
      path={path}
      className={`${look} ${isCurrent ? classes.currentLine : ''}`}
      markerEnd={`url(#${isFaulty ? `${arrowId}-faulty` : arrowId})`}
    />
  );
}
