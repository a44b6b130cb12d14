import { Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { ErrorPanel } from '../../../../ui/error-panel.tsx';

interface UnopenedSiteProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Shown instead of the builder: the reason, and a link back. */
export function UnopenedSite({ title, error, onRetry }: UnopenedSiteProps) {
  return (
    <Stack gap="md" align="stretch">
      <ButtonLink
        to="/link/winkSite"
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<IconArrowLeft size={16} stroke={1.75} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
      >
        Back to Sites
      </ButtonLink>
      <ErrorPanel title={title} error={error} onRetry={onRetry} />
    </Stack>
  );
}
