import { Group, Paper, Skeleton, Stack } from '@mantine/core';

/** Skeleton of the person, the tabs of accounts, and the first section. */
export function UserSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label="Loading the user">
      <Group gap="md">
        <Skeleton height={48} circle />
        <Stack gap="xs">
          <Skeleton height={20} width={220} />
          <Skeleton height={12} width={320} />
        </Stack>
      </Group>
      <Skeleton height={36} width={88} />
      <Skeleton height={40} width={88} />
      <Skeleton height={24} width="60%" />
      <Paper withBorder p="md">
        <Skeleton height={20} width={140} mb="lg" />
        <Skeleton height={240} />
      </Paper>
    </Stack>
  );
}
