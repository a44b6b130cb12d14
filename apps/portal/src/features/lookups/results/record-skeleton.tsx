import { Group, Skeleton, Stack } from '@mantine/core';

/** Skeleton of the outcome, the request and its results. */
export function RecordSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label="Loading the record">
      <Group gap="sm">
        <Skeleton height={36} circle />
        <Skeleton height={24} width={240} />
      </Group>
      <Skeleton height={120} />
      <Skeleton height={280} />
    </Stack>
  );
}
