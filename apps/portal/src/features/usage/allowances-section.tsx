import { Button, Group, Stack, Title } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { hasProductionAccess, readApiMode } from '../../api/session.ts';
import { useContact } from '../../api/use-contact.ts';
import { AllowanceTable } from './allowance-table.tsx';
import { allowancesQuery } from './queries.ts';

/** Allowances of the mode, and of the other one where the organization has both. */
export function AllowancesSection() {
  const own = readApiMode();
  const modes = hasProductionAccess() ? ([own, own === 'SANDBOX' ? 'PRODUCTION' : 'SANDBOX'] as const) : [own];
  const queries = useQueries({ queries: modes.map(allowancesQuery) });
  const contact = useContact('CreateWebhook');
  const isComplete = queries.every(({ data }) => data);
  return (
    <Stack gap="sm" component="section" aria-label="Allowances by action">
      <Group justify="space-between">
        <Title order={2}>Allowances</Title>
        <Button component="a" {...contact} variant="default" size="xs">
          Get In Touch
        </Button>
      </Group>
      <AllowanceTable
        rows={isComplete ? queries.flatMap(({ data }) => data ?? []) : undefined}
        error={queries.find(({ error }) => error)?.error ?? null}
        onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
      />
    </Stack>
  );
}
