import type { ModalProps } from '@mantine/core';
import { onDemand } from '../loading/on-demand.tsx';
import { useTopmost } from './use-topmost.ts';

const Modal = onDemand(async () => (await import('./modal.ts')).Modal);

/** The library's dialog, which loads when one first opens, and which Escape closes only when it lies on top. */
function TopDialog({ onClose, ...props }: ModalProps) {
  const close = useTopmost(props.opened, onClose);
  return <Modal {...props} onClose={close} />;
}

export const BareDialog = Object.assign(TopDialog, { preload: Modal.preload });
