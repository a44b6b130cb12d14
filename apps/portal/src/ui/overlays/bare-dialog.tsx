import type { ModalProps } from '@mantine/core';
import { onDemand } from '../loading/on-demand.tsx';
import { useTopmost } from './use-topmost.ts';

const Modal = onDemand(async () => (await import('./modal-and-drawer.ts')).Modal);

export interface DialogProps extends Omit<ModalProps, 'onClose'> {
  /** Called on Escape, a click outside, or the close button. Without it, only buttons inside close the dialog. */
  onClose?: () => void;
}

const modalLock = { withCloseButton: false, closeOnClickOutside: false, closeOnEscape: false };

/** The library's dialog, loaded when first opened; Escape closes only the topmost one. */
function TopDialog({ onClose, ...props }: DialogProps) {
  const close = useTopmost(props.opened, onClose ?? (() => undefined));
  return <Modal {...props} {...(!onClose && modalLock)} onClose={close} />;
}

export const BareDialog = Object.assign(TopDialog, { preload: Modal.preload });
