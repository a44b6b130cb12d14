import { Anchor, Button, Stack, Text } from '@mantine/core';
import { countOf } from '@smile/contract/texts';
import { IconPlus } from '@tabler/icons-react';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import classes from './flow-list.module.css';
import { kindOf, type MapContent, roleOf, visitsOf } from './map-content.ts';
import { ScreenFindings } from './screen-findings.tsx';
import type { GraphScreen } from './site-graph.ts';

/** The map as a list with one row per screen. */
export function FlowList(content: MapContent) {
  return (
    <DataTable
      label="Screens and routes"
      columns={columnsOf(content)}
      rows={content.graph.screens}
      rowKey={({ id }) => id}
      error={null}
      onRetry={() => undefined}
      empty={null}
    />
  );
}

function columnsOf({ findings, funnel, actions, goTo, play }: MapContent): Column<GraphScreen>[] {
  return [
    {
      header: 'Screen',
      cell: (screen) => (
        <Stack gap={0} className={classes.screen}>
          <Anchor component="button" type="button" ta="start" fw={500} onClick={() => actions.openScreen(screen.id)}>
            {screen.name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {[kindOf(screen), ...(screen.fieldCount === null ? [] : [countOf(screen.fieldCount, 'field')])].join(' · ')}
          </Text>
          {roleOf(screen) && (
            <Text size="xs" c={screen.isUnreachable ? 'red' : 'dimmed'}>
              {roleOf(screen)}
            </Text>
          )}
        </Stack>
      ),
    },
    { header: 'Routes', cell: (screen) => <Routes screen={screen} onOpen={actions.openRoutes} /> },
    ...(funnel
      ? [
          {
            header: 'Visits',
            cell: (screen: GraphScreen) => <div className={classes.figures}>{visitsOf(screen, funnel)}</div>,
          },
        ]
      : []),
    {
      header: 'Findings',
      cell: ({ id, name }) => {
        const results = findings.get(id);
        return results ? <ScreenFindings screenName={name} results={results} onGo={goTo} onPlay={play} /> : 'None';
      },
    },
    {
      header: 'Action',
      role: 'actions',
      cell: (screen) =>
        screen.type !== 'EndingModule' && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-label={`Add a route from ${screen.name}`}
            onClick={() => actions.addRoute(screen)}
          >
            Add a route
          </Button>
        ),
    },
  ];
}

interface RoutesProps {
  screen: GraphScreen;
  onOpen: MapContent['actions']['openRoutes'];
}

function Routes({ screen: { id, name, routes, end }, onOpen }: RoutesProps) {
  return (
    <Stack gap={2} className={classes.routes}>
      {routes.length > 0 && (
        <ol className={classes.list} aria-label={`Routes from ${name}`}>
          {routes.map((route) => (
            <li key={route.id}>
              <Anchor component="button" type="button" ta="start" size="sm" onClick={() => onOpen(id, route.index)}>
                {`${route.condition} → ${route.targetName}`}
              </Anchor>
            </li>
          ))}
        </ol>
      )}
      {end && (
        <Text size="sm" c="dimmed">
          {end}
        </Text>
      )}
    </Stack>
  );
}
