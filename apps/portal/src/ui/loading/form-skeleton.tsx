import { Skeleton, Stack } from '@mantine/core';

interface FormSkeletonProps {
  fields: number;
  columns?: number;
}

/** Skeleton of a form whose values are loading. */
export function FormSkeleton({ fields, columns = 1 }: FormSkeletonProps) {
  return (
    <Stack
      display="grid"
      gap="md"
      maw={720}
      role="status"
      aria-label="Loading"
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
    >
      {[...Array(fields).keys()].map((field) => (
        <Stack key={field} gap={6}>
          <Skeleton height={12} width={96} />
          <Skeleton height={36} />
        </Stack>
      ))}
    </Stack>
  );
}
