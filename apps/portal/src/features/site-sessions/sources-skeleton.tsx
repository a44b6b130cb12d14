import { Group, Skeleton, Stack } from '@mantine/core';

/** The shape of what an end user shared: tabs, tabs of its sources, what it is linked with, and a section for each kind. */
export function SourcesSkeleton() {
  return (
    <Stack gap="xs">
      <Group gap="xs" mb="xs">
        <Skeleton height={35} width={96} />
        <Skeleton height={35} width={96} />
      </Group>
      <Skeleton height={42} width={180} mb="xs" />
      <Skeleton height={160} mb="xs" />
      {['Identities', 'Employments', 'Documents', 'Incomes'].map((section) => (
        <Skeleton key={section} height={48} />
      ))}
    </Stack>
  );
}
