import { Button, Group, Text } from '@mantine/core';

interface LoadMoreProps {
  label: string;
  /** Shown when everything is loaded; without it the row disappears then. */
  endText?: string;
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
}

/** A button that loads more rows. With `endText` it stays, disabled, once everything is loaded. */
export function LoadMore({ label, endText, hasMore, isLoading, onLoadMore }: LoadMoreProps) {
  if (!hasMore && !endText) return null;
  return (
    <Group justify="center" gap="md" p="sm" aria-live="polite">
      {!hasMore && endText && (
        <Text c="dimmed" size="sm">
          {endText}
        </Text>
      )}
      <Button variant="default" size="xs" onClick={onLoadMore} loading={isLoading} disabled={!hasMore}>
        {label}
      </Button>
    </Group>
  );
}
