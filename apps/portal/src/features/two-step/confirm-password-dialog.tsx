import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { HiddenUsername } from '../../ui/fields/hidden-username.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useConfirmPassword } from './queries.ts';

interface ConfirmPasswordDialogProps {
  onConfirmed: () => void;
  onClose: () => void;
}

export function ConfirmPasswordDialog({ onConfirmed, onClose }: ConfirmPasswordDialogProps) {
  const confirm = useConfirmPassword();
  const emailAddress = useQuery(currentDeveloperQuery).data?.emailAddress;
  const form = useSchemaForm(async () => (await import('@smile/contract/two-step')).confirmPasswordSchema, {
    password: '',
  });
  const submit = form.handleSubmit(({ password }) => confirm.mutate(password, { onSuccess: onConfirmed }));
  return (
    <Dialog opened onClose={onClose} title="Enter your password again" centered>
      <form noValidate onSubmit={submit}>
        <HiddenUsername value={emailAddress} />
        <Stack gap="lg">
          <PasswordField
            label="Password"
            description="Changes to your sign-in need it if you signed in some time ago."
            autoComplete="current-password"
            required
            data-autofocus
            error={form.formState.errors.password?.message ?? confirm.error?.message}
            {...form.register('password', { onChange: () => confirm.reset() })}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={confirm.isPending}>
              Continue
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
