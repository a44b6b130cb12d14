import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { countOf } from '@smile/contract/texts';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormSkeleton } from '../../../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../../../ui/loading/on-demand.tsx';
import { SideDrawer } from '../../../../ui/overlays/side-drawer.tsx';
import type { CheckResult } from '../checks/prove-request.ts';
import type { Checks } from '../checks/use-checks.ts';
import { useResultActions } from '../checks/use-result-actions.ts';
import { HistoryButtons } from '../history-buttons.tsx';
import { NextConfigDialog } from '../on-demand.tsx';
import { useBuilder, useBuilderStore } from '../store/use-builder.ts';
import { AddRouteDialog } from './add-route-dialog.tsx';
import { FlowList } from './flow-list.tsx';
import classes from './flow-map.module.css';
import type { MapActions, MapContent } from './map-content.ts';
import { type GraphRoute, type GraphScreen, graphOf } from './site-graph.ts';
import { useVisits, type Visits } from './visits.ts';

const MapCanvas = onDemand(
  async () => (await import('./canvas/map-canvas.tsx')).MapCanvas,
  <FormSkeleton fields={6} />,
);

type View = 'map' | 'list';

interface FlowMapProps {
  opened: boolean;
  /** Null for an unsaved site. */
  siteId: string | null;
  checks: Checks;
  onClose: () => void;
}

/** All screens and routes of a site with findings and visits, as map or list. */
export function FlowMap({ opened, onClose, ...content }: FlowMapProps) {
  return (
    <SideDrawer opened={opened} onClose={onClose} backLabel="Back to the builder" width="full" isEditor>
      <OpenMap {...content} onClose={onClose} />
    </SideDrawer>
  );
}

function OpenMap({ siteId, checks, onClose }: Omit<FlowMapProps, 'opened'>) {
  const document = useDeferredValue(useBuilder((state) => state.document));
  const graph = useMemo(() => graphOf(document), [document]);
  const visits = useVisits(siteId);
  const [view, setView] = useState<View>('map');
  const [routesOf, setRoutesOf] = useState<(Pick<GraphRoute, 'screenId'> & { index: number | null }) | null>(null);
  const [addingTo, setAddingTo] = useState<GraphScreen | null>(null);
  const store = useBuilderStore();
  const { goTo, play } = useResultActions(onClose);
  const { results } = checks;
  const findings = useMemo(() => groupByScreen(results ?? []), [results]);
  const actions = useMemo<MapActions>(
    () => ({
      openScreen(id) {
        const { setPreviewing, showScreen } = store.getState();
        onClose();
        setPreviewing(false);
        showScreen(id);
      },
      openRoutes: (screenId, index) => setRoutesOf({ screenId, index }),
      addRoute: setAddingTo,
    }),
    [store, onClose],
  );
  const content: MapContent = { graph, findings, funnel: visits.funnel, actions, goTo, play };
  return (
    <div className={classes.drawer} data-shows-document>
      <MapHeader graph={graph} visits={visits} checks={checks} view={view} onView={setView} />
      {view === 'map' ? <MapCanvas {...content} /> : <FlowList {...content} />}
      {routesOf && (
        <NextConfigDialog screenId={routesOf.screenId} itemIndex={routesOf.index} onClose={() => setRoutesOf(null)} />
      )}
      {addingTo && <AddRouteDialog screen={addingTo} onClose={() => setAddingTo(null)} />}
    </div>
  );
}

interface MapHeaderProps {
  graph: MapContent['graph'];
  visits: Visits;
  checks: Checks;
  view: View;
  onView: (view: View) => void;
}

function MapHeader({ graph: { screens }, visits, checks, view, onView }: MapHeaderProps) {
  const routeCount = screens.reduce((sum, { routes }) => sum + routes.length, 0);
  return (
    <Group justify="space-between" align="flex-end" gap="sm">
      <Stack gap={4} flex="1 1 20rem">
        <Title order={2}>Flow map</Title>
        <Text size="sm" c="dimmed" role="status" aria-label="Contents">
          {`${countOf(screens.length, 'screen')}, ${countOf(routeCount, 'route')}. ${visits.note} ${findingsNote(checks)}`}
        </Text>
      </Stack>
      {visits.error && (
        <Button variant="default" size="compact-sm" onClick={visits.retry}>
          Retry
        </Button>
      )}
      <HistoryButtons />
      <SegmentedControl
        size="xs"
        aria-label="View"
        value={view}
        onChange={(value) => onView(value as View)}
        data={[
          { value: 'map', label: 'Map' },
          { value: 'list', label: 'List' },
        ]}
      />
    </Group>
  );
}

function findingsNote({ results, error }: Checks): string {
  if (error) return 'The checks could not run.';
  return results === null ? 'Checking…' : `${countOf(results.length, 'finding')}.`;
}

function groupByScreen(results: readonly CheckResult[]): ReadonlyMap<string, CheckResult[]> {
  const groups = new Map<string, CheckResult[]>();
  for (const result of results)
    if (result.screenId !== null) groups.set(result.screenId, [...(groups.get(result.screenId) ?? []), result]);
  return groups;
}
