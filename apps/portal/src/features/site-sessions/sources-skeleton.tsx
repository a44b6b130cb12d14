import { Group, Skeleton, Stack } from '@mantine/core';

/** The shape of what an end user shared: tabs, and a section for each kind. */
export function SourcesSkeleton() {
  return (
    <Stack gap="xs">
      <Group gap="xs" mb="md">
        <Skeleton height={36} width={96} />
        <Skeleton height={36} width={96} />
      </Group>
      {['Identities', 'Employments', 'Documents', 'Incomes'].map((section) => (
        <Skeleton key={section} height={44} />
      ))}
    </Stack>
  );
}
