import { useState } from 'react';
import { useTypedText } from '../fields/use-typed-text.ts';
import { BareDialog, type DialogProps } from './bare-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

/** A dialog that asks before closing or leaving the page with unsaved input. */
function GuardedDialog({ onClose, ...props }: DialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { hasChanges, onFocusCapture } = useTypedText(props.opened);
  const close = onClose && (() => (hasChanges() ? setIsAsking(true) : onClose()));
  return (
    <>
      <BareDialog {...props} {...(close && { onClose: close })} onFocusCapture={onFocusCapture} />
      <LeaveDialog
        opened={isAsking}
        title="Close without saving?"
        leaveLabel="Discard"
        onStay={() => setIsAsking(false)}
        onLeave={() => {
          setIsAsking(false);
          onClose?.();
        }}
      />
    </>
  );
}

export const Dialog = Object.assign(GuardedDialog, { preload: BareDialog.preload });
