import { Group, Stack, Text, Title } from '@mantine/core';
import type { Dashboard } from '@smile/contract/dashboard';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DashboardCard } from './dashboard-card.tsx';

/** A newcomer's first result, and why there are no figures yet. */
export function EmulatedConnection({ userId, fullName }: NonNullable<Dashboard['emulated']>) {
  const firstName = fullName?.split(' ')[0] ?? 'a test person';
  return (
    <DashboardCard>
      <Group justify="space-between" gap="lg">
        <Stack gap={4} flex={1} miw={280}>
          <Title order={2}>You connected {firstName}.</Title>
          <Text c="dimmed">
            People connected in the emulator are not counted. Figures appear here once your servers create end users.
          </Text>
        </Stack>
        <ButtonLink to="/users/user-details" search={{ userId }}>
          See the data
        </ButtonLink>
      </Group>
    </DashboardCard>
  );
}
