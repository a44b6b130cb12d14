import { Grid, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { readApiMode } from '../../api/session.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { AllowancesSection } from '../usage/allowances-section.tsx';
import { UsageFigures } from '../usage/usage-figures.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { FirstRun } from './first-run.tsx';
import { LatestEventsCard } from './latest-events-card.tsx';
import { ModeCounts } from './mode-counts.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { dashboardQuery } from './queries.ts';
import { StartSteps } from './start-steps.tsx';

const chartHeightPx = 240;

/** Setup progress of the mode, and its activity. */
export function Overview() {
  const { data, error, refetch } = useQuery(dashboardQuery);
  const docsUrl = useQuery(portalConfigQuery).data?.docsUrl;
  if (error && !data) {
    return (
      <DashboardCard>
        <ErrorPanel title="The overview could not be loaded" error={error} onRetry={refetch} />
      </DashboardCard>
    );
  }
  if (!data) return <OverviewSkeleton />;
  if (data.counts.userCount === 0) return <FirstRun dashboard={data} docsUrl={docsUrl} />;
  return (
    <Stack gap="md">
      <ModeCounts counts={data.counts} />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="md">
            <DashboardCard>
              <UsageFigures
                label="Accounts and users of the last 30 days"
                title={<Title order={2}>Last 30 days</Title>}
                days={data.days}
                previousTotals={data.before}
                height={chartHeightPx}
              />
            </DashboardCard>
            <AllowancesSection title="Free allowances" modes={[readApiMode()]} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack gap="md">
            <DashboardCard title="Getting started">
              <StartSteps steps={data.steps} docsUrl={docsUrl} />
            </DashboardCard>
            <LatestEventsCard events={data.events} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}
