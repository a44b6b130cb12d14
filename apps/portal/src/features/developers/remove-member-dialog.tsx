import { Text } from '@mantine/core';
import type { Developer } from '@smile/contract/developers';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { useRemoveDeveloper } from './queries.ts';

interface RemoveMemberDialogProps {
  member: Developer;
  onClose: () => void;
}

export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps) {
  const remove = useRemoveDeveloper();
  const confirm = () =>
    remove.mutate(member.id, {
      onSuccess: () => showSuccess('Member deleted'),
      onError: (error) => showFailure(error, 'Failed to delete developer'),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      title={`Delete member ${member.displayName || member.emailAddress}?`}
      confirmLabel="Delete"
      isDangerous
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>
        {member.status === 'INVITED'
          ? 'The invitation stops working.'
          : 'They are logged out at once and cannot log in to your organization any more.'}
      </Text>
    </ConfirmDialog>
  );
}
