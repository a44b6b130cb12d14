import { Button, Group, Modal, Paper, Stack, Text } from '@mantine/core';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface OnDemand<P> {
  (props: P): ReactNode;
  /** Loads it before it is shown. */
  preload: () => Promise<void>;
}

/**
 * A part of a page that loads when it is first shown. Where it does not arrive, as without network, that is said and
 * the page around it stays; the next try may succeed, which `React.lazy` would not make.
 * @param load answers the part
 * @param waiting what stands in its place until then: that it did not arrive is said there too, else in a dialog
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>, waiting?: ReactNode): OnDemand<P> {
  let loaded: ComponentType<P> | null = null;
  const preload = async () => {
    loaded ??= await load();
  };
  function Demanded(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (Part || hasFailed) return;
      let isCurrent = true;
      preload().then(
        () => isCurrent && setPart(() => loaded),
        () => isCurrent && setHasFailed(true),
      );
      return () => {
        isCurrent = false;
      };
    }, [Part, hasFailed]);
    if (Part) return <Part {...props} />;
    if (!hasFailed) return waiting;
    const retry = () => setHasFailed(false);
    if (waiting !== undefined) return <MissingPiece onRetry={retry} />;
    const close = 'onClose' in props && typeof props.onClose === 'function' ? props.onClose : undefined;
    return <MissingDialog onRetry={retry} onClose={() => close?.()} />;
  }
  return Object.assign(Demanded, { preload });
}

const title = 'This part could not be loaded';
const advice = 'Check your connection and try again. Nothing else on the page is lost.';

function MissingPiece({ onRetry }: { onRetry: () => void }) {
  return (
    <Paper withBorder p="md" role="alert">
      <Stack gap="xs" align="flex-start">
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {advice}
        </Text>
        <Button variant="default" size="xs" onClick={onRetry}>
          Retry
        </Button>
      </Stack>
    </Paper>
  );
}

interface MissingDialogProps {
  onRetry: () => void;
  onClose: () => void;
}

function MissingDialog({ onRetry, onClose }: MissingDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <Modal opened={isOpen} onClose={close} title={title} centered>
      <Stack gap="lg">
        <Text>{advice}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button onClick={onRetry} data-autofocus>
            Retry
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
