import { Button, Stack, TextInput } from '@mantine/core';
import { authApi } from '@smile/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { useRefusal } from '../../ui/fields/use-refusal.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { MailboxLink } from '../../ui/mailbox/mailbox-link.tsx';
import { ErrorDialog } from '../../ui/overlays/error-dialog.tsx';
import { AccountLinks } from './account-links.tsx';
import { AuthLayout } from './auth-layout.tsx';

const warningMs = 10_000;

export function ResetPage() {
  const form = useSchemaForm(async () => (await import('@smile/contract/auth')).resetRequestSchema, {
    emailAddress: '',
  });
  const reset = useMutation({
    mutationFn: (body: { emailAddress: string }) => callApi(authApi.resetPassword, { body }),
  });
  const refusal = useRefusal(form, reset.error);
  if (reset.isSuccess) {
    const lead = (
      <>
        If <strong>{reset.variables.emailAddress}</strong> belongs to an account, the email holds a link to choose a new
        password. It works for 10 minutes.
      </>
    );
    return (
      <AuthLayout title="Email has been sent" outcome="mail" lead={lead}>
        <Stack>
          <MailboxLink to={reset.variables.emailAddress} isStep />
          <AccountLinks />
        </Stack>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Reset your password"
      lead="Enter your email and we will send you a link to choose a new password."
    >
      <form noValidate onSubmit={form.handleSubmit((values) => reset.mutate(values))}>
        <Stack>
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            required
            size="md"
            error={form.formState.errors.emailAddress?.message}
            {...form.register('emailAddress')}
          />
          <Button type="submit" size="md" fullWidth loading={reset.isPending}>
            Reset Password
          </Button>
          <AccountLinks />
        </Stack>
      </form>
      <ErrorDialog
        title="Warning"
        message={refusal}
        error={reset.error}
        onClose={reset.reset}
        autoCloseMs={warningMs}
      />
    </AuthLayout>
  );
}
