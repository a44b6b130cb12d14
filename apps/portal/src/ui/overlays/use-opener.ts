import { useMergedRef } from '@mantine/hooks';
import { cloneElement, type MouseEventHandler, type ReactElement, type Ref, useId, useState } from 'react';

/** A button that accepts the opener's props. */
export type OpenerButton = ReactElement<{
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  onClick?: MouseEventHandler;
  onFocus?: () => void;
  onMouseEnter?: () => void;
}>;

/** Button and popup. The popup loads when the pointer or focus reaches the button, at the latest on click. */
export function useOpener(popup: 'menu' | 'dialog', button: OpenerButton, preload: () => Promise<void>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [opened, setOpened] = useState(false);
  const ref = useMergedRef(button.props.ref, setAnchor);
  const prepare = () => void preload().catch(() => undefined);
  const attributes = {
    id,
    'aria-haspopup': popup,
    'aria-expanded': opened,
    'aria-controls': opened ? `${id}-dropdown` : undefined,
    onClick: () => setOpened(!opened),
    onFocus: prepare,
    onMouseEnter: prepare,
  };
  const close = () => setOpened(false);
  return { button: cloneElement(button, { ref, ...attributes }), part: { id, anchor, opened, onClose: close } };
}

/** Props of the lazy popup. */
export type OpenedBeside = ReturnType<typeof useOpener>['part'];
