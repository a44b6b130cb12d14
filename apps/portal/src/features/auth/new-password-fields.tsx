import { Button, Stack } from '@mantine/core';
import { HiddenUsername } from '../../ui/fields/hidden-username.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useRefusal } from '../../ui/fields/use-refusal.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { showFailure } from '../../ui/toasts/toasts.ts';
import { AccountLinks } from './account-links.tsx';

interface NewPasswordFieldsProps {
  emailAddress: string | undefined;
  isBusy: boolean;
  /** Why the server rejected the password. */
  error: Error | null;
  onSubmit: (newPassword: string) => void;
}

export function NewPasswordFields({ emailAddress, isBusy, error, onSubmit }: NewPasswordFieldsProps) {
  const form = useSchemaForm(async () => (await import('./new-password-schema.ts')).newPasswordFormSchema, {
    newPassword: '',
    confirmPassword: '',
  });
  useRefusal(form, error, { onRest: () => error && showFailure(error) });
  const { errors, touchedFields } = form.formState;
  const recheckRepeated = () => touchedFields.confirmPassword && form.trigger('confirmPassword');
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => onSubmit(values.newPassword))}>
      <HiddenUsername value={emailAddress} />
      <Stack>
        <PasswordField
          label="New password"
          description="At least 8 characters, with upper and lower case letters, a digit and a special character"
          autoComplete="new-password"
          required
          error={errors.newPassword?.message}
          {...form.register('newPassword', { onChange: recheckRepeated })}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" fullWidth loading={isBusy}>
          Reset Password
        </Button>
        <AccountLinks />
      </Stack>
    </form>
  );
}
