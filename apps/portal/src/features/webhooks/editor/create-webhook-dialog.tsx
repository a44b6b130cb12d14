import { Button, Group, Stack, TextInput } from '@mantine/core';
import { portalEventTypes } from '@smile/contract/events';
import type { NewWebhook } from '@smile/contract/webhooks';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { portalConfigQuery } from '../../../api/portal-config.ts';
import { atMost } from '../../../ui/fields/at-most.ts';
import { Radio } from '../../../ui/fields/radio.ts';
import { useRefusal } from '../../../ui/fields/use-refusal.ts';
import { useSchemaForm } from '../../../ui/fields/use-schema-form.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showFailure } from '../../../ui/toasts/toasts.ts';
import { EventChoice } from './event-choice.tsx';
import { SecretField } from './secret-field.tsx';

interface CreateWebhookDialogProps {
  opened: boolean;
  /** The rejected input, if any. */
  draft: NewWebhook | null;
  /** Why it was rejected. */
  refusal: Error | null;
  onSubmit: (webhook: NewWebhook) => void;
  onClose: () => void;
}

export function CreateWebhookDialog({ opened, draft, refusal, onSubmit, onClose }: CreateWebhookDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Add New Webhook" size={640} centered closeOnClickOutside={false}>
      <WebhookForm draft={draft} refusal={refusal} onSubmit={onSubmit} onClose={onClose} />
    </Dialog>
  );
}

function WebhookForm({ draft, refusal, onSubmit, onClose }: Omit<CreateWebhookDialogProps, 'opened'>) {
  const form = useSchemaForm(async () => (await import('@smile/contract/webhooks')).newWebhookSchema, {
    name: '',
    url: '',
    secret: '',
    active: true,
    includePayload: false,
    eventTypes: [...portalEventTypes],
    ...draft,
  });
  const { register, control, handleSubmit, watch, setValue } = form;
  const { errors } = form.formState;
  const config = useQuery(portalConfigQuery).data;
  useRefusal(form, refusal, { onRest: () => refusal && showFailure(refusal, 'Failed to add webhook') });
  const setSecret = (secret: string) => setValue('secret', secret, { shouldValidate: true });
  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate>
      <Stack gap="md">
        <TextInput
          label="Name"
          required
          {...atMost(200)}
          autoComplete="off"
          data-autofocus
          error={errors.name?.message}
          {...register('name')}
        />
        <TextInput
          label="URL"
          description={config && describeAcceptedUrls(config.acceptsLocalWebhooks)}
          required
          type="url"
          {...atMost(500)}
          autoComplete="off"
          placeholder="https://"
          error={errors.url?.message}
          {...register('url')}
        />
        <SecretField
          field={register('secret')}
          value={watch('secret')}
          error={errors.secret?.message}
          onGenerate={setSecret}
        />
        <Controller
          control={control}
          name="includePayload"
          render={({ field }) => (
            <Radio.Group
              label="Include Payload"
              description="Adds the fetched data to events of finished tasks."
              value={String(field.value)}
              onChange={(value) => field.onChange(value === 'true')}
            >
              <Group gap="lg" mt={8}>
                <Radio value="true" label="True" />
                <Radio value="false" label="False" />
              </Group>
            </Radio.Group>
          )}
        />
        <Controller
          control={control}
          name="eventTypes"
          render={({ field, fieldState }) => (
            <EventChoice value={field.value} error={fieldState.error?.message} onChange={field.onChange} />
          )}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Add</Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Which URLs the server accepts, according to its settings. */
function describeAcceptedUrls(acceptsLocal: boolean): string {
  return acceptsLocal
    ? 'https:// anywhere, or http:// on this machine and its private network, such as http://localhost:4000.'
    : 'https:// on a public address. This server refuses http:// and private addresses such as localhost.';
}
