import { Skeleton } from '@mantine/core';

/** As high as the card that comes. */
export function AllowanceSkeleton({ height = 67 }: { height?: number }) {
  return <Skeleton height={height} flex="none" radius="md" role="status" aria-label="Loading" />;
}
