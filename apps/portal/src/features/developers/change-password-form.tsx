import { Button, Group, Stack } from '@mantine/core';
import type { PasswordChange } from '@smile/contract/developers';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { clearSession, openLogin } from '../../api/session.ts';
import { HiddenUsername } from '../../ui/fields/hidden-username.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useRefusal } from '../../ui/fields/use-refusal.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { ErrorDialog } from '../../ui/overlays/error-dialog.tsx';
import { MessageDialog } from '../../ui/overlays/message-dialog.tsx';
import { UnsavedChangesGuard } from '../../ui/overlays/unsaved-changes-guard.tsx';
import { useChangePassword } from './queries.ts';

interface ChangePasswordFormProps {
  developerId: string;
  /** Beside the submit button. */
  action?: ReactNode;
}

const blank: PasswordChange = { originPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password. This ends the session, so the only way on is the login page. */
export function ChangePasswordForm({ developerId, action }: ChangePasswordFormProps) {
  const change = useChangePassword(developerId);
  const emailAddress = useQuery(currentDeveloperQuery).data?.emailAddress;
  const form = useSchemaForm(async () => (await import('./change-password-schema.ts')).changePasswordSchema, blank);
  const refusal = useRefusal(form, change.error);
  const { errors, isDirty, touchedFields } = form.formState;
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        clearSession();
        form.reset();
      },
    }),
  );
  const recheck = () => {
    if (touchedFields.newPassword) void form.trigger('newPassword');
    if (touchedFields.confirmPassword) void form.trigger('confirmPassword');
  };
  const field = (name: keyof PasswordChange) => ({
    required: true,
    error: errors[name]?.message,
    ...form.register(name, { onChange: recheck }),
  });
  return (
    <form noValidate onSubmit={submit}>
      <HiddenUsername value={emailAddress} />
      <Stack gap="md" maw={720}>
        <PasswordField label="Current password" autoComplete="current-password" {...field('originPassword')} />
        <PasswordField
          label="New password"
          description="At least 8 characters, with upper and lower case letters, a digit and a special character"
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmPassword')} />
        <Group>
          <Button type="submit" disabled={!isDirty} loading={change.isPending}>
            Update
          </Button>
          {action}
        </Group>
      </Stack>
      <UnsavedChangesGuard isDirty={isDirty && !change.isSuccess} />
      <ErrorDialog message={refusal} error={change.error} onClose={change.reset} />
      <MessageDialog
        title="Update Success!"
        message={change.isSuccess ? 'Your password has been changed successfully, please log in again.' : undefined}
        onClose={openLogin}
      />
    </form>
  );
}
