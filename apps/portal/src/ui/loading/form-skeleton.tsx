import { Skeleton, Stack } from '@mantine/core';

/** Skeleton of a form whose values are loading. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Stack gap="md" maw={640} role="status" aria-label="Loading">
      {[...Array(fields).keys()].map((field) => (
        <Stack key={field} gap={6}>
          <Skeleton height={12} width={96} />
          <Skeleton height={36} />
        </Stack>
      ))}
    </Stack>
  );
}
