import { Group, Skeleton, Stack } from '@mantine/core';

/** Skeleton of shared data: tabs, source tabs, links, and one section per kind. */
export function SourcesSkeleton() {
  return (
    <Stack gap="xs">
      <Group gap="xs" mb="xs">
        <Skeleton height={35} width={96} />
        <Skeleton height={35} width={96} />
      </Group>
      <Skeleton height={42} width={180} mb="xs" />
      <Skeleton height={66} mb="xs" />
      {['Identities', 'Employments', 'Documents', 'Incomes'].map((section) => (
        <Skeleton key={section} height={48} />
      ))}
    </Stack>
  );
}
