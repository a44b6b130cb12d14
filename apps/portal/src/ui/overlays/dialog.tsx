import type { ModalProps } from '@mantine/core';
import { useState } from 'react';
import { useTypedText } from '../fields/use-typed-text.ts';
import { BareDialog } from './bare-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

/** A dialog that asks before something typed in it goes with Escape, a click beside it, its cross or the page. */
function GuardedDialog({ onClose, ...props }: ModalProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { hasChanges, onFocusCapture } = useTypedText(props.opened);
  const close = () => (hasChanges() ? setIsAsking(true) : onClose());
  return (
    <>
      <BareDialog {...props} onClose={close} onFocusCapture={onFocusCapture} />
      <LeaveDialog
        opened={isAsking}
        title="Close without saving?"
        leaveLabel="Discard"
        onStay={() => setIsAsking(false)}
        onLeave={() => {
          setIsAsking(false);
          onClose();
        }}
      />
    </>
  );
}

export const Dialog = Object.assign(GuardedDialog, { preload: BareDialog.preload });
