import { Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';
import { PasskeySetUp } from './passkey-set-up.tsx';
import { useRemoveFactor, useRenewCodes } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetUp } from './totp-set-up.tsx';

export type TwoStepAction =
  | { kind: 'add-totp' | 'remove-totp' | 'add-passkey' | 'renew-codes' }
  | { kind: 'remove-passkey'; id: string; name: string };

interface TwoStepDialogsProps {
  action: TwoStepAction;
  /** True if the last password check is too old. */
  needsPassword: boolean;
  onClose: () => void;
}

/** Asks for the password if needed, runs the action, then shows new recovery codes. */
export function TwoStepDialogs({ action, needsPassword, onClose }: TwoStepDialogsProps) {
  const [isConfirmed, setIsConfirmed] = useState(!needsPassword);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = (given: string[]) => (given.length > 0 ? setCodes(given) : onClose());
  if (!isConfirmed) return <ConfirmPasswordDialog onConfirmed={() => setIsConfirmed(true)} onClose={onClose} />;
  if (codes.length > 0)
    return (
      <Dialog opened title="Your recovery codes" centered>
        <RecoveryCodes codes={codes} doneLabel="I have saved them" onDone={onClose} />
      </Dialog>
    );
  if (action.kind === 'add-totp')
    return (
      <Dialog opened onClose={onClose} title="Set up an authenticator app" centered>
        <TotpSetUp onDone={finish} />
      </Dialog>
    );
  if (action.kind === 'add-passkey')
    return (
      <Dialog opened onClose={onClose} title="Add a passkey" centered>
        <PasskeySetUp onDone={finish} />
      </Dialog>
    );
  return <ChangeDialog action={action} onCodes={setCodes} onClose={onClose} />;
}

const texts = {
  'remove-totp': ['Remove the authenticator app?', 'Remove', 'Its codes stop working.'],
  'remove-passkey': ['Remove the passkey?', 'Remove', 'You can no longer sign in with it.'],
  'renew-codes': ['Create new recovery codes?', 'Create new codes', 'Your current codes stop working.'],
} as const;

interface ChangeDialogProps {
  action: Exclude<TwoStepAction, { kind: 'add-totp' | 'add-passkey' }> | { kind: keyof typeof texts };
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

function ChangeDialog({ action, onCodes, onClose }: ChangeDialogProps) {
  const remove = useRemoveFactor();
  const renew = useRenewCodes();
  const [title, label, text] = texts[action.kind as keyof typeof texts];
  const onError = (error: Error) => {
    showFailure(error);
    onClose();
  };
  const confirm = () => {
    if (action.kind === 'renew-codes')
      return renew.mutate(null, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes), onError });
    remove.mutate('id' in action ? action.id : null, {
      onSuccess: () => {
        showSuccess('Removed');
        onClose();
      },
      onError,
    });
  };
  return (
    <ConfirmDialog
      opened
      title={'name' in action ? `Remove the passkey ${action.name}?` : title}
      confirmLabel={label}
      isDangerous
      isBusy={remove.isPending || renew.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  );
}
