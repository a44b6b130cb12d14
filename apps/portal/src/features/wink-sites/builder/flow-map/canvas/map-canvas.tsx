import '@xyflow/react/dist/base.css';
import { Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Background, Handle, type NodeProps, Panel, Position, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { FormSkeleton } from '../../../../../ui/loading/form-skeleton.tsx';
import { useBuilder } from '../../store/use-builder.ts';
import type { MapContent } from '../map-content.ts';
import { type LaidOut, useLayout } from '../use-layout.ts';
import classes from './map-canvas.module.css';
import { createMapStore, MapProvider } from './map-context.ts';
import { type ExitNode, edgesOf, nodesOf } from './map-nodes.ts';
import { findNextFocus, isMoveKey } from './next-focus.ts';
import { arrowId, RouteLine } from './route-line.tsx';
import { ScreenCard } from './screen-card.tsx';
import { useConnection } from './use-connection.ts';
import { useMapView } from './use-map-view.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

const nodeTypes = { screen: ScreenCard, exit: ExitCard };
const edgeTypes = { route: RouteLine };
const minZoom = 0.05;
const maxZoom = 1.5;

/** Disables library keys that the map does not use. */
const noKeys = {
  disableKeyboardA11y: true,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  panActivationKeyCode: null,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  nodesDraggable: false,
} as const;

/** The map: pan, zoom, and drag routes. */
export function MapCanvas(content: MapContent) {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  const { laidOut, hasFailed } = useLayout({ graph: content.graph, rem, hasFigures: content.funnel !== null });
  if (hasFailed) return <Text role="alert">The map cannot be drawn in this browser. The list shows the same.</Text>;
  if (!laidOut) return <FormSkeleton fields={6} />;
  return (
    <ReactFlowProvider>
      <Canvas {...content} {...laidOut} />
    </ReactFlowProvider>
  );
}

function Canvas({ graph, layout, rem, hasFigures, findings, actions, goTo, play, ...content }: MapContent & LaidOut) {
  // Shown once the layout has reserved space for it.
  const funnel = hasFigures ? content.funnel : null;
  const shownId = useBuilder((state) => state.currentScreenId);
  const [store] = useState(() => createMapStore(shownId));
  const nodes = useMemo(
    () => nodesOf({ graph, findings, funnel }, layout, rem),
    [graph, findings, funnel, layout, rem],
  );
  const edges = useMemo(() => edgesOf({ graph, findings }, layout), [graph, findings, layout]);
  const routes = useMemo(() => graph.screens.flatMap((screen) => screen.routes), [graph]);
  const screenOf = (id: string) => routes.find((route) => route.id === id)?.screenId ?? id;
  // Ensures that one element of the map is reachable by Tab.
  useEffect(() => {
    const screenId = routes.find(({ id }) => id === store.getState().currentId)?.screenId ?? store.getState().currentId;
    const isThere = graph.screens.some(({ id }) => id === screenId);
    if (!isThere) store.setState({ currentId: graph.screens[0]?.id ?? '' });
  }, [graph, routes, store]);
  const view = useMapView(layout, () => screenOf(store.getState().currentId));
  const connection = useConnection(store);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const { currentTarget, target, key } = event;
    if (!isMoveKey(key) || event.altKey || event.ctrlKey || event.metaKey) return;
    // Ignores popovers and dialogs, which are children in React but not in the DOM.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    event.preventDefault();
    const next = findNextFocus(graph, layout, target.dataset.mapItem ?? store.getState().currentId, key);
    if (next !== null) findItem(currentTarget, next)?.focus({ preventScroll: true });
  };
  const follow = ({ currentTarget, target }: FocusEvent<HTMLDivElement>) => {
    const id = currentTarget.contains(target) ? (target as HTMLElement).dataset.mapItem : undefined;
    if (id === undefined) return;
    store.setState({ currentId: id });
    if (target.matches(':focus-visible')) view.reveal(screenOf(id));
  };
  return (
    <MapProvider value={useMemo(() => ({ actions, goTo, play, store }), [actions, goTo, play, store])}>
      <ReactFlow
        className={classes.canvas}
        aria-label="Map of screens and routes"
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        minZoom={minZoom}
        maxZoom={maxZoom}
        {...noKeys}
        {...connection}
        connectionDragThreshold={4}
        connectOnClick={false}
        zoomOnDoubleClick={false}
        panOnScroll
        proOptions={{ hideAttribution: true }}
        onInit={view.start}
        onEdgeClick={(_, { id }) => {
          const route = routes.find((each) => each.id === id);
          if (!route) return;
          findItem(document, id)?.focus({ preventScroll: true });
          actions.openRoutes(route.screenId, route.index);
        }}
        onKeyDown={move}
        onFocus={follow}
      >
        <Background gap={24} />
        <Arrows />
        <Panel position="bottom-left" className={classes.panel}>
          <ZoomButtons onFit={view.fit} />
          <Text size="xs" c="dimmed">
            Drag “Add a route” to another screen. Arrow keys move over the map, Enter opens.
          </Text>
        </Panel>
      </ReactFlow>
    </MapProvider>
  );
}

function findItem(within: ParentNode, id: string): HTMLElement | null {
  return within.querySelector<HTMLElement>(`[data-map-item="${CSS.escape(id)}"]`);
}

/** A URL outside the site. */
function ExitCard({ data: { exit } }: NodeProps<ExitNode>) {
  return (
    <div className={classes.exit} title={exit.name}>
      <Handle type="target" id="in" position={Position.Left} isConnectable={false} className={classes.arrival} />
      <span className={classes.kind}>
        <IconExternalLink size="1rem" stroke={1.75} aria-hidden />
        URL
      </span>
      <span className={classes.address}>{exit.name}</span>
    </div>
  );
}

/** Arrow heads of the lines. */
function Arrows() {
  return (
    <svg className={classes.arrows} aria-hidden="true">
      <defs>
        {[
          { id: arrowId, look: classes.head },
          { id: `${arrowId}-faulty`, look: classes.faultyHead },
        ].map(({ id, look }) => (
          <marker
            key={id}
            id={id}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="9"
            markerHeight="9"
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path d="M 0 0 L 10 5 L 0 10 z" className={look} />
          </marker>
        ))}
      </defs>
    </svg>
  );
}
