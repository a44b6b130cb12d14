import { List, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { holdingsQuery } from '../erasure/erasure-queries.ts';
import { describeHoldings } from './describe-holdings.ts';

/** Data deleted when the user is erased. */
export function HoldingsList({ userId }: { userId: string }) {
  const holdings = useQuery(holdingsQuery(userId));
  if (holdings.error)
    return (
      <ErrorPanel
        title="The stored data of the user could not be loaded"
        error={holdings.error}
        onRetry={holdings.refetch}
      />
    );
  if (!holdings.data) {
    return (
      <Stack gap="xs" role="status" aria-label="Loading the stored data of the user">
        <Skeleton height={16} width="70%" />
        <Skeleton height={16} width="60%" />
        <Skeleton height={16} width="50%" />
      </Stack>
    );
  }
  return (
    <Stack gap="xs">
      <Text>This is deleted permanently:</Text>
      <List spacing={4} size="sm">
        {describeHoldings(holdings.data).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may read alike, and the list never changes
          <List.Item key={index}>{line}</List.Item>
        ))}
      </List>
    </Stack>
  );
}
