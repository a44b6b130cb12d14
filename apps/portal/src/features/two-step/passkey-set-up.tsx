import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { describePasskeyFailure } from './describe-passkey-failure.ts';
import { useAddPasskey } from './use-add-passkey.ts';

interface PasskeySetUpProps {
  /** Token of an unfinished sign-in. */
  token?: string | undefined;
  onDone: (recoveryCodes: string[]) => void;
}

export function PasskeySetUp({ token, onDone }: PasskeySetUpProps) {
  const add = useAddPasskey(token);
  const form = useSchemaForm(async () => (await import('@smile/contract/two-step')).passkeyNameSchema, {
    name: 'My passkey',
  });
  const submit = form.handleSubmit(({ name }) =>
    add.mutate(name, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) }),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text>Your browser asks for a fingerprint, a face, a PIN or a security key, and keeps the passkey.</Text>
        <TextInput
          label="Name"
          description="A name to recognise it, such as the device"
          required
          data-autofocus
          error={form.formState.errors.name?.message ?? (add.error && describePasskeyFailure(add.error))}
          {...form.register('name', { onChange: () => add.reset() })}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={add.isPending}>
            Create passkey
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
