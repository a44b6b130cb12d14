import { Button, Group, Stack } from '@mantine/core';
import type { Mode } from '@smile/contract/common';
import { useState } from 'react';
import { hasProductionAccess } from '../../api/session.ts';
import { Radio } from '../../ui/fields/radio.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { useCreateApiKey } from './queries.ts';

interface CreateApiKeyDialogProps {
  opened: boolean;
  onClose: () => void;
}

export function CreateApiKeyDialog({ opened, onClose }: CreateApiKeyDialogProps) {
  const [mode, setMode] = useState<Mode>('SANDBOX');
  const create = useCreateApiKey();
  const isProductionOff = !hasProductionAccess();
  const submit = () =>
    create.mutate(mode, {
      onSuccess: () => {
        showSuccess('API key created');
        onClose();
      },
      onError: (error) => showFailure(error, 'Failed to create API key'),
    });
  return (
    <Dialog opened={opened} onClose={onClose} title="Create API Key" centered>
      <Stack gap="lg">
        <Radio.Group label="Mode" value={mode} onChange={(value) => setMode(value as Mode)}>
          <Stack gap="xs" mt="xs">
            <Radio value="SANDBOX" label="Sandbox" description="Test people and test data" data-autofocus />
            <Radio
              value="PRODUCTION"
              label="Production"
              description={
                isProductionOff ? 'Production Mode is not enabled for your organization' : 'Real people and real data'
              }
              disabled={isProductionOff}
            />
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={create.isPending}>
            Cancel
          </Button>
          <Button onClick={submit} loading={create.isPending}>
            Create
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
