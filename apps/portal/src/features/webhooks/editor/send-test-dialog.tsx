import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { eventExamples } from '@smile/contract/event-examples';
import { type EventType, eventTypes } from '@smile/contract/events';
import type { WebhookDelivery } from '@smile/contract/webhook-deliveries';
import { z } from 'zod';
import { useSchemaForm } from '../../../ui/fields/use-schema-form.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showFailure } from '../../../ui/toasts/toasts.ts';
import { useSendTestEvent } from '../queries.ts';

const testSchema = z.object({
  eventType: z.enum(eventTypes),
  data: z.string().refine(isJsonObject, 'The data must be a JSON object.'),
});

interface SendTestDialogProps {
  webhookId: string;
  opened: boolean;
  onClose: () => void;
  onSent: (delivery: WebhookDelivery) => void;
}

export function SendTestDialog({ opened, onClose, ...form }: SendTestDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Send test event" size={640} centered closeOnClickOutside={false}>
      <TestForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function TestForm({ webhookId, onClose, onSent }: Omit<SendTestDialogProps, 'opened'>) {
  const { register, handleSubmit, setValue, watch, formState } = useSchemaForm(async () => testSchema, {
    eventType: 'USER_CREATED',
    data: exampleOf('USER_CREATED'),
  });
  const send = useSendTestEvent(webhookId);
  const submit = handleSubmit(({ eventType, data }) =>
    send.mutate(
      { eventType, data: JSON.parse(data) },
      { onSuccess: onSent, onError: (error) => showFailure(error, 'Failed to send the test event') },
    ),
  );
  const showExample = (type: EventType) => setValue('data', exampleOf(type), { shouldValidate: true });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <NativeSelect
          label="Event type"
          data={[...eventTypes]}
          data-autofocus
          {...register('eventType', { onChange: (event) => showExample(event.target.value) })}
        />
        <Textarea
          label="Data"
          description="Example data of this event. Edit it; it is sent once, unchanged."
          autosize
          minRows={8}
          maxRows={18}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 12 } }}
          error={formState.errors.data?.message}
          {...register('data')}
        />
        <Group justify="space-between" gap="xs">
          <Button variant="subtle" color="gray" onClick={() => showExample(watch('eventType') as EventType)}>
            Restore example
          </Button>
          <Group gap="xs">
            <Button variant="default" onClick={onClose} disabled={send.isPending}>
              Cancel
            </Button>
            <Button type="submit" loading={send.isPending}>
              Send
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

function exampleOf(type: EventType): string {
  return JSON.stringify(eventExamples[type], null, 2);
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
