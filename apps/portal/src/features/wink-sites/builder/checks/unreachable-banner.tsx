import { Alert } from '@mantine/core';
import { unlinkedScreens } from '@smile/site-model/screen-graph';
import { useBuilder } from '../store/use-builder.ts';

/** Shown on a screen that no visit can reach. */
export function UnreachableBanner() {
  const isUnreachable = useBuilder(({ document, currentScreenId }) =>
    unlinkedScreens(document).some(({ id }) => id === currentScreenId),
  );
  if (!isUnreachable) return null;
  return (
    <Alert color="red" role="alert" p="xs">
      This screen is not linked from any other screen. Please configure Next Config navigation to this screen in others.
    </Alert>
  );
}
