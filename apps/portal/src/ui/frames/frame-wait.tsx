import { Button, Loader, Stack, Text } from '@mantine/core';
import type { Frame } from './use-frame.ts';

interface FrameWaitProps {
  /** Name of the content, such as "the canvas". */
  what: string;
  /** Origin of the content. */
  url: string;
  frame: Frame;
}

/** Placeholder of a frame until it is ready; a late frame can be reloaded. */
export function FrameWait({ what, url, frame: { isReady, isLate, restart } }: FrameWaitProps) {
  if (isReady) return null;
  if (!isLate) return <Loader m="auto" role="status" aria-label={`Loading ${what}`} />;
  return (
    <Stack role="status" gap="xs" align="center" m="auto" p="md" maw={340} ta="center">
      <Loader size="sm" aria-hidden />
      <Text fw={600}>Still waiting for {what}</Text>
      <Text c="dimmed" size="sm" style={{ overflowWrap: 'anywhere' }}>
        {url} has not answered yet. It is shown as soon as it does; check that it can be reached from this browser.
      </Text>
      <Button variant="default" size="xs" mt={4} onClick={restart}>
        Retry
      </Button>
    </Stack>
  );
}
