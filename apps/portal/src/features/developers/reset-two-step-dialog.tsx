import { Text } from '@mantine/core';
import type { Developer } from '@smile/contract/developers';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { useResetTwoStep } from '../two-step/queries.ts';

interface ResetTwoStepDialogProps {
  member: Developer;
  onClose: () => void;
}

/** Removes the second factor of a member who lost the phone and the recovery codes. */
export function ResetTwoStepDialog({ member, onClose }: ResetTwoStepDialogProps) {
  const reset = useResetTwoStep();
  const confirm = () =>
    reset.mutate(member.id, {
      onSuccess: () => showSuccess('Two-step sign-in was reset'),
      onError: (error) => showFailure(error, 'Failed to reset two-step sign-in'),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      title={`Reset two-step sign-in of ${member.displayName || member.emailAddress}?`}
      confirmLabel="Reset"
      isDangerous
      isBusy={reset.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>
        Their app, passkeys and recovery codes stop working and they are logged out at once. Verify their identity
        first: until they set it up again, their password alone is enough to sign in. They get an email.
      </Text>
    </ConfirmDialog>
  );
}
