import { Box, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { SiteFunnel } from '@smile/contract/site-sessions';
import { countOf } from '@smile/contract/texts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { todayInUtc } from '../../../ui/dates/date-range.ts';
import { EmptyPanel } from '../../../ui/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { SiteDrawerTitle } from '../editor/site-drawer-title.tsx';
import { funnelQuery, versionsQuery } from '../queries.ts';
import { FunnelScreen } from './funnel-screen.tsx';

const dateWidth = 172;

interface FunnelDrawerProps {
  /** Undefined closes the drawer. */
  siteId: string | undefined;
  onClose: () => void;
}

/** How far the sessions of a version came, by screen. */
export function FunnelDrawer({ siteId, onClose }: FunnelDrawerProps) {
  const [shownId, setShownId] = useState(siteId);
  if (siteId && siteId !== shownId) setShownId(siteId);
  return (
    <SideDrawer opened={siteId !== undefined} onClose={onClose} backLabel="Back to Sites">
      {shownId && <Funnel key={shownId} siteId={shownId} />}
    </SideDrawer>
  );
}

function Funnel({ siteId }: { siteId: string }) {
  const [version, setVersion] = useState<number | undefined>();
  const today = todayInUtc();
  const [startDate, setStartDate] = useState('');
  const [endDate, setEndDate] = useState('');
  const visits = { ...(version && { version }), ...(startDate && { startDate }), ...(endDate && { endDate }) };
  const funnel = useQuery({ ...funnelQuery(siteId, visits), placeholderData: keepPreviousData });
  const versions = useInfiniteQuery(versionsQuery(siteId));
  const numbers = versions.data?.pages.flatMap((page) => page.items.map((item) => item.version)) ?? [];
  return (
    <Stack gap="lg">
      <SiteDrawerTitle title="Funnel" siteId={siteId} />
      {numbers.length > 1 && (
        <NativeSelect
          label="Version"
          maw={200}
          data={numbers.map((number) => ({ value: String(number), label: `Version ${number}` }))}
          value={String(version ?? numbers[0])}
          onChange={(event) => setVersion(Number(event.currentTarget.value))}
        />
      )}
      <Group gap="sm" align="flex-end">
        <Box w={dateWidth}>
          <DateField
            label="Start Date"
            clearable
            isShort
            value={startDate}
            onChange={setStartDate}
            maxDate={endDate || today}
          />
        </Box>
        <Box w={dateWidth}>
          <DateField
            label="End Date"
            clearable
            isShort
            value={endDate}
            onChange={setEndDate}
            minDate={startDate || undefined}
            maxDate={today}
          />
        </Box>
      </Group>
      {funnel.data && <Screens funnel={funnel.data} />}
      {funnel.isPending && <FormSkeleton fields={3} />}
      {funnel.error && !funnel.data && (
        <ErrorPanel title="The funnel could not be loaded" error={funnel.error} onRetry={() => funnel.refetch()} />
      )}
    </Stack>
  );
}

function Screens({ funnel: { version, views, sessions, screens } }: { funnel: SiteFunnel }) {
  if (sessions === 0)
    return (
      <EmptyPanel title="No sessions yet">{`No visits of version ${version} yet; its page was opened ${countOf(views, 'time')}.`}</EmptyPanel>
    );
  const max = Math.max(1, ...screens.map(({ shown }) => shown));
  return (
    <>
      <Text size="sm" c="dimmed">
        {`Version ${version}: ${countOf(sessions, 'session')}, the page was opened ${countOf(views, 'time')}. `}
        Percentages of a screen refer to the sessions that saw it.
      </Text>
      <Stack component="ol" gap="xl" m={0} p={0} style={{ listStyle: 'none' }}>
        {screens.map((screen) => (
          <FunnelScreen key={screen.reference} screen={screen} max={max} />
        ))}
      </Stack>
    </>
  );
}
