import { Button, Stack, Text } from '@mantine/core';
import type { NewWebhook, Webhook } from '@smile/contract/webhooks';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readMode } from '../../api/session.ts';
import { addChangesSource } from '../../api/unsaved-changes.ts';
import { usePaletteAction } from '../../routing/palette-action.ts';
import { BusyOverlay } from '../../ui/loading/busy-overlay.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { DeliveryLogDrawer } from './deliveries/delivery-log-drawer.tsx';
import { useLiveDeliveries } from './deliveries/use-live-deliveries.ts';
import { DeleteWebhookDialog } from './editor/delete-webhook-dialog.tsx';
import { useCreateWebhook, useDeleteWebhook, webhookAllowanceQuery, webhooksQuery } from './queries.ts';
import { WebhookAllowance } from './webhook-allowance.tsx';
import { WebhookList } from './webhook-list.tsx';

const CreateWebhookDialog = onDemand(
  async () => (await import('./editor/create-webhook-dialog.tsx')).CreateWebhookDialog,
);

const route = getRouteApi('/shell/developer/webhooks');

/** Guards the input while its dialog is closed. */
const unsavedInput = { kind: 'dialog', hasChanges: () => true } as const;

export function WebhooksPage() {
  const [isAdding, setIsAdding] = useState(false);
  const [refusedInput, setRefusedInput] = useState<NewWebhook | null>(null);
  const [removing, setRemoving] = useState<Webhook | null>(null);
  const navigate = route.useNavigate();
  const allowance = useQuery(webhookAllowanceQuery).data;
  const webhooks = useInfiniteQuery(webhooksQuery);
  const isEmpty = webhooks.data?.pages[0]?.items.length === 0;
  const create = useCreateWebhook();
  const remove = useDeleteWebhook();
  useLiveDeliveries();

  // The dialog is closed while its input is sent; a refusal shows the input again.
  const isInputUnsaved = create.isPending || refusedInput !== null;
  useEffect(() => (isInputUnsaved ? addChangesSource(unsavedInput) : undefined), [isInputUnsaved]);

  // Without details, the number of webhooks is unlimited.
  const isUsedUp = allowance?.usageDetail != null && allowance.usageDetail.remainVolume <= 0;
  const mayAdd = allowance?.enabled === true && !isUsedUp;
  usePaletteAction('addWebhook', mayAdd ? () => setIsAdding(true) : undefined);
  const add = (webhook: NewWebhook) => {
    setIsAdding(false);
    create.mutate(webhook, {
      onSuccess: () => {
        setRefusedInput(null);
        showSuccess('Webhook added');
      },
      onError: () => {
        setRefusedInput(webhook);
        setIsAdding(true);
      },
    });
  };
  const confirmRemoval = (webhook: Webhook) => {
    setRemoving(null);
    remove.mutate(webhook.id, {
      onSuccess: () => showSuccess('Webhook deleted'),
      onError: (error) => showFailure(error, 'Failed to delete webhook'),
    });
  };
  const closeDialog = () => {
    setIsAdding(false);
    setRefusedInput(null);
    create.reset();
  };
  // In the header until the list is known to be empty, then in the list; disabled until then because it may move.
  const addButton = (
    <Button
      leftSection={<IconPlus size={16} />}
      disabled={!mayAdd || webhooks.isLoading}
      onClick={() => setIsAdding(true)}
    >
      Add New Webhook
    </Button>
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title="Webhooks"
        description="Endpoints that receive your events."
        action={isEmpty ? undefined : addButton}
      />
      <WebhookAllowance />
      <Text c="dimmed" size="sm">{`Display all ${readMode()} mode webhooks`}</Text>
      <WebhookList
        addButton={addButton}
        onOpen={({ id }) => navigate({ search: { log: id }, resetScroll: false })}
        onDelete={setRemoving}
      />
      <CreateWebhookDialog
        opened={isAdding}
        draft={refusedInput}
        refusal={create.error}
        onSubmit={add}
        onClose={closeDialog}
      />
      <DeleteWebhookDialog webhook={removing} onConfirm={confirmRemoval} onClose={() => setRemoving(null)} />
      <DeliveryLogDrawer />
      <BusyOverlay message={busyMessage(create.isPending, remove.isPending)} />
    </Stack>
  );
}

function busyMessage(isCreating: boolean, isDeleting: boolean): string | undefined {
  if (isCreating) return 'Adding the webhook…';
  return isDeleting ? 'Deleting the webhook…' : undefined;
}
