import { Button, Group, Modal, Stack, Text } from '@mantine/core';
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
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
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
    const close = 'onClose' in props && typeof props.onClose === 'function' ? props.onClose : undefined;
    return hasFailed ? <MissingPart onRetry={() => setHasFailed(false)} onClose={() => close?.()} /> : null;
  }
  return Object.assign(Demanded, { preload });
}

interface MissingPartProps {
  onRetry: () => void;
  onClose: () => void;
}

function MissingPart({ onRetry, onClose }: MissingPartProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <Modal opened={isOpen} onClose={close} title="This part could not be loaded" centered>
      <Stack gap="lg">
        <Text>Check your connection and try again. Nothing else on the page is lost.</Text>
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
