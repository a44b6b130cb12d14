import { Text } from '@mantine/core';
import type { Webhook } from '@smile/contract/webhooks';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

interface DeleteWebhookDialogProps {
  webhook: Webhook | null;
  onConfirm: (webhook: Webhook) => void;
  onClose: () => void;
}

export function DeleteWebhookDialog({ webhook, onConfirm, onClose }: DeleteWebhookDialogProps) {
  if (!webhook) return null;
  return (
    <ConfirmDialog
      opened
      title={`Delete webhook ${webhook.name}?`}
      confirmLabel="Delete"
      isDangerous
      isBusy={false}
      onConfirm={() => onConfirm(webhook)}
      onClose={onClose}
    >
      <Text mb="xs" style={{ overflowWrap: 'anywhere' }}>
        {webhook.url}
      </Text>
      <Text>
        It gets no more events. Its delivery log is deleted permanently, deliveries under way included. This cannot be
        undone.
      </Text>
    </ConfirmDialog>
  );
}
