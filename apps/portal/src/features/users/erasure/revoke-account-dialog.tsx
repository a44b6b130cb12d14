import { Skeleton, Stack, Text } from '@mantine/core';
import type { Account } from '@smile/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showFailure, showSuccess } from '../../../ui/toasts/toasts.ts';
import { count } from '../detail/describe-holdings.ts';
import { holdingsQuery, useRevokeAccount } from './erasure-queries.ts';

interface RevokeAccountDialogProps {
  account: Account;
  onClose: () => void;
}

/** Confirms the revocation of an account and says how much data is deleted. */
export function RevokeAccountDialog({ account, onClose }: RevokeAccountDialogProps) {
  const revoke = useRevokeAccount(account.userId);
  const holdings = useQuery(holdingsQuery(account.userId));
  const held = holdings.data?.accounts.find(({ accountId }) => accountId === account.id);
  const name = held?.providerName ?? account.providerId;
  const confirm = () =>
    revoke.mutate(account.id, {
      onSuccess: () => {
        showSuccess('The account was revoked.');
        onClose();
      },
      onError: (error) => showFailure(error, 'The account could not be revoked'),
    });
  return (
    <ConfirmDialog
      opened
      title={`Revoke the ${name} account?`}
      confirmLabel="Revoke account"
      isDangerous
      isBusy={revoke.isPending}
      isReady={holdings.isSuccess}
      onConfirm={confirm}
      onClose={onClose}
    >
      {holdings.error ? (
        <ErrorPanel
          title="The stored data of the account could not be loaded"
          error={holdings.error}
          onRetry={holdings.refetch}
        />
      ) : (
        <Stack gap="sm">
          {holdings.data ? (
            <Text>
              {`The connection ends, and ${count(held?.itemCount ?? 0, 'data item')} of it, its exports and its login name are deleted permanently.`}
            </Text>
          ) : (
            <Skeleton height={20} role="status" aria-label="Loading the stored data of the account" />
          )}
          <Text>
            The account stays listed as DISCONNECTED, and your webhooks get an event. Deleted data cannot be restored;
            the person can connect the account again.
          </Text>
        </Stack>
      )}
    </ConfirmDialog>
  );
}
