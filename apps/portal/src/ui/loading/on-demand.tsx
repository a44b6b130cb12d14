import { Button, FocusTrap, Group, Overlay, Paper, Portal, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ComponentType, type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import classes from './on-demand.module.css';

interface OnDemand<P> {
  (props: P): ReactNode;
  /** Loads the part before it is shown. */
  preload: () => Promise<void>;
}

/**
 * A lazy part of a page. Unlike with `React.lazy`, a failed load is reported while the page around it stays, and a
 * retry may succeed. A part with a placeholder renders in small steps, so that the browser stays responsive. A part
 * with `opened` loads when it first opens, and mounts before it opens, so that it can take and return the focus.
 * @param load loads the part
 * @param waiting placeholder while loading; with one, a failure is reported in its place, otherwise in a dialog
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>, waiting?: ReactNode): OnDemand<P> {
  let loaded: ComponentType<P> | null = null;
  const preload = async () => {
    loaded ??= await load();
  };
  function Demanded(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    const isClosed = 'opened' in props && props.opened === false;
    useEffect(() => {
      if (Part || hasFailed || isClosed) return;
      let isCurrent = true;
      preload().then(
        () =>
          isCurrent && (waiting === undefined ? setPart(() => loaded) : startTransition(() => setPart(() => loaded))),
        () => isCurrent && setHasFailed(true),
      );
      return () => {
        isCurrent = false;
      };
    }, [Part, hasFailed, isClosed]);
    if (Part) return 'opened' in props ? <Opened Part={Part} {...props} /> : <Part {...props} />;
    if (isClosed) return null;
    if (!hasFailed) return waiting;
    const retry = () => setHasFailed(false);
    if (waiting !== undefined) return <MissingPiece onRetry={retry} />;
    const close = 'onClose' in props && typeof props.onClose === 'function' ? props.onClose : undefined;
    return <MissingDialog onRetry={retry} onClose={() => close?.()} />;
  }
  return Object.assign(Demanded, { preload });
}

function Opened<P extends object>({ Part, ...props }: P & { Part: ComponentType<P>; opened?: unknown }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  const given = props as unknown as P;
  return <Part {...given} opened={isThere && props.opened} />;
}

const title = 'This part could not be loaded';
const advice = 'Check your connection and try again. The rest of the page is unchanged.';

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

/** Not the library's dialog, whose chunk may be the one that failed. */
export function MissingDialog({ onRetry, onClose }: MissingDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const titleId = useId();
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && isOpen && close());
  if (!isOpen) return null;
  return (
    <Portal>
      <Overlay fixed center className={classes.overlay} onClick={close}>
        <FocusTrap active>
          <Paper
            role="dialog"
            aria-modal="true"
            aria-labelledby={titleId}
            className={classes.dialog}
            onClick={(event) => event.stopPropagation()}
          >
            <Stack gap="lg">
              <Text id={titleId}>{title}</Text>
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
          </Paper>
        </FocusTrap>
      </Overlay>
    </Portal>
  );
}
