import { LoadingOverlay, VisuallyHidden } from '@mantine/core';

interface BusyOverlayProps {
  /** Current activity as a sentence; undefined when idle. */
  message: string | undefined;
}

/** Blocks the page during an operation that must not be interrupted. */
export function BusyOverlay({ message }: BusyOverlayProps) {
  return (
    <>
      <LoadingOverlay
        visible={message !== undefined}
        pos="fixed"
        zIndex={1000}
        loaderProps={{ 'aria-hidden': true }}
        transitionProps={{ duration: 0 }}
      />
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </>
  );
}
