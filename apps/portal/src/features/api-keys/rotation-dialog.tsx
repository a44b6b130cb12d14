import { Stack, Text } from '@mantine/core';
import { type ApiKey, defaultGraceDays } from '@smile/contract/api-keys';
import { shortenId } from '@smile/contract/common';
import { countOf } from '@smile/contract/texts';
import { useState } from 'react';
import { Select } from '../../ui/fields/select.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { useRotateApiKey, useSetApiKeyEnd } from './queries.ts';

/** Starts a key's replacement, or changes when the old key expires. */
export interface Rotation {
  kind: 'rotate' | 'end';
  apiKey: ApiKey;
}

const days = [1, 3, 7, 30, 90].map((count) => ({
  value: String(count),
  label: countOf(count, 'day'),
}));
const choices = {
  rotate: [{ value: '0', label: 'No grace period: refuse it at once' }, ...days],
  end: [...days, { value: '', label: 'No end: until it is deactivated' }],
};

interface RotationDialogProps {
  rotation: Rotation | null;
  onClose: () => void;
}

/** Asks how long the old key stays valid, then saves. */
export function RotationDialog({ rotation, onClose }: RotationDialogProps) {
  const [grace, setGrace] = useState(String(defaultGraceDays));
  const rotate = useRotateApiKey();
  const setEnd = useSetApiKeyEnd();
  if (!rotation) return null;
  const { kind, apiKey } = rotation;
  const isRotation = kind === 'rotate';
  const name = shortenId(apiKey.apiKey);
  const change = { id: apiKey.id, mode: apiKey.mode };
  const outcome = (done: string, failed: string) => ({
    onSuccess: () => {
      showSuccess(done);
      onClose();
    },
    onError: (error: Error) => showFailure(error, failed),
  });
  const confirm = () => {
    if (isRotation)
      rotate.mutate({ ...change, graceDays: Number(grace) }, outcome('API key created', 'Failed to create API key'));
    else
      setEnd.mutate(
        { ...change, graceDays: grace === '' ? null : Number(grace) },
        outcome('End of the API key changed', 'Failed to update API key'),
      );
  };
  return (
    <ConfirmDialog
      opened
      title={isRotation ? `Rotate API key ${name}?` : `Change the end of API key ${name}?`}
      confirmLabel={isRotation ? 'Rotate' : 'Change'}
      isDangerous={grace === '0'}
      isBusy={rotate.isPending || setEnd.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="md">
        {isRotation && (
          <Text>
            A new key pair of the same mode is created. Give it to your servers while both work; this page shows when
            the old one is no longer used.
          </Text>
        )}
        <Select
          label={isRotation ? 'The old key keeps working for' : 'From now, it works for'}
          data={choices[kind]}
          value={grace}
          onChange={(value) => setGrace(value ?? '')}
          allowDeselect={false}
        />
      </Stack>
    </ConfirmDialog>
  );
}
