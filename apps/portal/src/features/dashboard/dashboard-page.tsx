import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Announcement } from './announcement.tsx';
import classes from './dashboard-page.module.css';
import { Overview } from './overview.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { useWidgetScript } from './use-widget-script.ts';

/** Two containers, which an external widget fills where one is configured; our own announcement and overview otherwise. */
export function DashboardPage() {
  const config = useQuery(portalConfigQuery);
  const widgetUrl = config.data?.dashboardWidgetUrl;
  useWidgetScript(widgetUrl);
  const isOurs = config.isError || widgetUrl === null;
  return (
    <Stack gap="lg">
      <PageHeader title="Dashboard" description="Where you are with your integration, and what happened lately." />
      <div id="dashboard-announcement" className={classes.container}>
        {isOurs && <Announcement />}
      </div>
      <div id="dashboard-content">{isOurs ? <Overview /> : !widgetUrl && <OverviewSkeleton />}</div>
    </Stack>
  );
}
