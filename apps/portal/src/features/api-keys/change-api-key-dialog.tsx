import { Text } from '@mantine/core';
import type { ApiKey } from '@smile/contract/api-keys';
import { shortenId } from '@smile/contract/common';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { useDeleteApiKey, useSetApiKeyStatus } from './queries.ts';

export interface KeyChange {
  kind: 'activate' | 'deactivate' | 'delete';
  apiKey: ApiKey;
}

const texts = {
  activate: {
    label: 'Activate',
    consequence: 'Calls with this key work again at once.',
    done: 'API key activated',
    failed: 'Failed to update API key status',
  },
  deactivate: {
    label: 'Deactivate',
    consequence: 'Calls signed with this key are refused at once. You can activate it again later.',
    done: 'API key deactivated',
    failed: 'Failed to update API key status',
  },
  delete: {
    label: 'Delete',
    consequence: 'The key and its secret are deleted permanently. This cannot be undone.',
    done: 'API key deleted',
    failed: 'Failed to delete API key',
  },
} as const;

interface ChangeApiKeyDialogProps {
  change: KeyChange | null;
  onClose: () => void;
}

/** Confirms and runs the activation, deactivation or deletion of a key. */
export function ChangeApiKeyDialog({ change, onClose }: ChangeApiKeyDialogProps) {
  const setStatus = useSetApiKeyStatus();
  const remove = useDeleteApiKey();
  if (!change) return null;
  const { kind, apiKey } = change;
  const { label, consequence, done, failed } = texts[kind];
  const outcome = {
    onSuccess: () => showSuccess(done),
    onError: (error: Error) => showFailure(error, failed),
    onSettled: onClose,
  };
  const confirm = () => {
    if (kind === 'delete') remove.mutate(apiKey.id, outcome);
    else
      setStatus.mutate(
        { id: apiKey.id, mode: apiKey.mode, status: kind === 'activate' ? 'ACTIVE' : 'INACTIVE' },
        outcome,
      );
  };
  return (
    <ConfirmDialog
      opened
      title={`${label} API key ${shortenId(apiKey.apiKey)}?`}
      confirmLabel={label}
      isDangerous={kind !== 'activate'}
      isBusy={setStatus.isPending || remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text mb="xs" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
        {apiKey.apiKey}
      </Text>
      <Text>{consequence}</Text>
    </ConfirmDialog>
  );
}
