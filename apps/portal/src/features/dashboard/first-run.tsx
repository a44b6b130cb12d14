import { Badge, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { Dashboard } from '@smile/contract/dashboard';
import { IconArrowRight, IconCircleCheckFilled } from '@tabler/icons-react';
import { readApiMode, readMode } from '../../api/session.ts';
import { guideUrl } from '../../routing/guides.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AllowancesSection } from '../usage/allowances-section.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { EmulatedConnection } from './emulated-connection.tsx';
import { FirstCall } from './first-call.tsx';
import { LatestEventsCard } from './latest-events-card.tsx';
import { ModeCounts } from './mode-counts.tsx';
import { StartSteps } from './start-steps.tsx';

interface FirstRunProps {
  dashboard: Dashboard;
  docsUrl: string | undefined;
}

/** A mode without end users: the first result or the next step to it, later steps, and the allowances. */
export function FirstRun({ dashboard: { counts, emulated, events, steps }, docsUrl }: FirstRunProps) {
  const isCalled = steps.some(({ step, isDone }) => step === 'CALL_API' && isDone);
  // Ignores the user that the emulator creates when it opens.
  const hasEvents = events.some(({ types }) => types.some((type) => type !== 'USER_CREATED'));
  return (
    <Stack gap="md">
      {emulated ? <EmulatedConnection {...emulated} /> : <NextStep docsUrl={docsUrl} />}
      {counts.webhookCount > 0 && <ModeCounts counts={counts} />}
      <DashboardCard
        title="Then call the API from your server"
        aside={
          isCalled ? (
            <Badge variant="light" color="green" leftSection={<IconCircleCheckFilled size={12} aria-hidden />}>
              Your call has arrived
            </Badge>
          ) : (
            <Text size="sm" c="dimmed" role="status">
              Waiting for your call…
            </Text>
          )
        }
      >
        <FirstCall />
      </DashboardCard>
      <SimpleGrid cols={{ base: 1, lg: hasEvents ? 2 : 1 }} spacing="md">
        <DashboardCard
          title="Getting started"
          aside={
            <AnchorLink to="/developer/webhooks" size="sm" underline="hover">
              Add a webhook
            </AnchorLink>
          }
        >
          <StartSteps steps={emulated ? steps.map(tickConnection) : steps} docsUrl={docsUrl} />
        </DashboardCard>
        {hasEvents && <LatestEventsCard events={events} />}
      </SimpleGrid>
      <AllowancesSection title="Free allowances" modes={[readApiMode()]} />
    </Stack>
  );
}

function NextStep({ docsUrl }: Pick<FirstRunProps, 'docsUrl'>) {
  const isSandbox = readMode() === 'Sandbox';
  return (
    <DashboardCard>
      <Group justify="space-between" gap="lg">
        <Stack gap={4} flex={1} miw={280}>
          <Title order={2}>{isSandbox ? 'Connect a test person (1 minute)' : 'Connect the first person'}</Title>
          <Text c="dimmed">
            {isSandbox
              ? 'Open the widget as your end users see it, log in as a sandbox user, and see the data.'
              : 'Your servers create the person with a Production key; the widget does the rest.'}
          </Text>
        </Stack>
        {isSandbox ? (
          <ButtonLink to="/link/emulator" rightSection={<IconArrowRight size={16} stroke={1.75} aria-hidden />}>
            Connect a test person
          </ButtonLink>
        ) : (
          <Button component="a" href={docsUrl && guideUrl(docsUrl, 'going-live')} target="_blank" rel="noopener">
            Read the documentation
          </Button>
        )}
      </Group>
    </DashboardCard>
  );
}

/** The API leaves the emulator out of the steps, but a newcomer has taken this one. */
function tickConnection(step: Dashboard['steps'][number]): Dashboard['steps'][number] {
  return step.step === 'CONNECT_ACCOUNT' ? { ...step, isDone: true } : step;
}
