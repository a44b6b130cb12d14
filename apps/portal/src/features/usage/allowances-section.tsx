import { Button, Group, Stack, Title } from '@mantine/core';
import type { Mode } from '@smile/contract/common';
import { useQueries } from '@tanstack/react-query';
import { useContact } from '../../api/use-contact.ts';
import { AllowanceTable } from './allowance-table.tsx';
import { allowancesQuery } from './queries.ts';

interface AllowancesSectionProps {
  title: string;
  /** Accessible name; needed if another section has the same title. */
  label?: string;
  modes: readonly Mode[];
}

/** Every allowance of the modes, and a contact link. */
export function AllowancesSection({ title, label = title, modes }: AllowancesSectionProps) {
  const queries = useQueries({ queries: modes.map(allowancesQuery) });
  const contact = useContact('CreateWebhook');
  const isComplete = queries.every(({ data }) => data);
  return (
    <Stack gap="sm" component="section" aria-label={label}>
      <Group justify="space-between">
        <Title order={2}>{title}</Title>
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
