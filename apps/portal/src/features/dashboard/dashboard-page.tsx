import { Alert, Stack } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './dashboard-page.module.css';
import { Overview } from './overview.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { dashboardQuery } from './queries.ts';

/** Two containers that an external widget fills if configured; otherwise our own announcement and overview. */
export function DashboardPage() {
  const config = useQuery(portalConfigQuery);
  // Undefined while the settings load; null when the operator has configured no widget.
  const widgetUrl = config.data?.dashboardWidgetUrl;
  useWidgetScript(widgetUrl);
  const showsOwnContent = config.isError || widgetUrl === null;
  return (
    <Stack gap="lg">
      <PageHeader title="Dashboard" description="The progress of your integration and its latest events." />
      <div id="dashboard-announcement" className={classes.container}>
        {showsOwnContent && <Announcement />}
      </div>
      <div id="dashboard-content">{showsOwnContent ? <Overview /> : !widgetUrl && <OverviewSkeleton />}</div>
    </Stack>
  );
}

/** Loads the widget's script while the page is open; the script fills the containers itself. */
function useWidgetScript(url: string | null | undefined): void {
  useEffect(() => {
    if (!url) return;
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    document.head.append(script);
    return () => script.remove();
  }, [url]);
}

/** The platform operator's announcement. */
function Announcement() {
  const { data } = useQuery(dashboardQuery);
  if (!data?.announcement) return null;
  return (
    <Alert color="green" icon={<IconSpeakerphone size={18} />} title="Announcement" style={{ whiteSpace: 'pre-line' }}>
      {data.announcement}
    </Alert>
  );
}
