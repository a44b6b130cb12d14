import { Stack, Text } from '@mantine/core';
import { shortenId } from '@smile/contract/common';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showFailure, showSuccess } from '../../../ui/toasts/toasts.ts';
import { HoldingsList } from '../detail/holdings-list.tsx';
import { holdingsQuery, useEraseUser } from './erasure-queries.ts';

interface EraseUserDialogProps {
  userId: string;
  onErased: () => void;
  onClose: () => void;
}

/** Confirms the erasure of a person and lists the data that is deleted. */
export function EraseUserDialog({ userId, onErased, onClose }: EraseUserDialogProps) {
  const erase = useEraseUser();
  const { isSuccess } = useQuery(holdingsQuery(userId));
  const confirm = () =>
    erase.mutate(userId, {
      onSuccess: () => {
        showSuccess('The user was erased.');
        onErased();
      },
      onError: (error) => showFailure(error, 'The user could not be erased'),
    });
  return (
    <ConfirmDialog
      opened
      title={`Erase user ${shortenId(userId)}?`}
      confirmLabel="Erase user"
      isDangerous
      isBusy={erase.isPending}
      isReady={isSuccess}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="sm">
        <HoldingsList userId={userId} />
        <Text>
          Accounts and archives are revoked first, and your webhooks get the events. Events and audit entries keep only
          the user ID. This cannot be undone.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
