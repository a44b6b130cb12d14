import { Button, Stack, TextInput } from '@mantine/core';
import { authApi } from '@smile/contract/auth';
import { CallError } from '@smile/contract/call';
import type { AnswerOf } from '@smile/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useRefusal } from '../../ui/fields/use-refusal.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { MailboxLink } from '../../ui/mailbox/mailbox-link.tsx';
import { showWarning } from '../../ui/toasts/toasts.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

interface PasswordFormProps {
  onDone: (answer: AnswerOf<typeof authApi.login>) => void;
}

/** First step of signing in. */
export function PasswordForm({ onDone }: PasswordFormProps) {
  const form = useSchemaForm(async () => (await import('@smile/contract/auth')).loginSchema, {
    emailAddress: '',
    password: '',
  });
  const { errors } = form.formState;
  const login = useMutation({
    mutationFn: (body: { emailAddress: string; password: string }) => callApi(authApi.login, { body }),
    onSuccess: ({ data }) => onDone(data),
  });
  useRefusal(form, login.error, { onRest: showWarning });
  const isUnconfirmed = login.error instanceof CallError && login.error.code === 'EMAIL_NOT_CONFIRMED';
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => login.mutate(values))}>
      <Stack>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          size="md"
          error={errors.emailAddress?.message}
          {...form.register('emailAddress')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          size="md"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <AnchorLink to="/reset" size="sm" underline="hover">
          Forgot password?
        </AnchorLink>
        {isUnconfirmed && login.variables && (
          <>
            <ResendConfirmation emailAddress={login.variables.emailAddress} />
            <MailboxLink to={login.variables.emailAddress} />
          </>
        )}
        <Button type="submit" size="md" fullWidth loading={login.isPending || login.isSuccess}>
          Login
        </Button>
      </Stack>
    </form>
  );
}
