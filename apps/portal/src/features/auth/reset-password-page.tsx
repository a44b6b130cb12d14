import { Text } from '@mantine/core';
import { authApi } from '@smile/contract/auth';
import { CallError } from '@smile/contract/call';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { callApi } from '../../api/call-api.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { showFailure } from '../../ui/toasts/toasts.ts';
import { AuthLayout } from './auth-layout.tsx';
import { IncompleteLink } from './incomplete-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const route = getRouteApi('/resetPassword');

/** The link itself was refused; anything else leaves the form as it is. */
function isRefused(error: unknown): error is CallError {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

export function ResetPasswordPage() {
  const { token = '', emailAddress } = route.useSearch();
  const reset = useMutation({
    mutationFn: (newPassword: string) => callApi(authApi.confirmResetPassword, { body: { newPassword, token } }),
    onError: (error) => {
      if (!isRefused(error)) showFailure(error);
    },
  });
  if (token === '') {
    return (
      <IncompleteLink advice="A link works once, for 10 minutes.">
        <ButtonLink to="/reset">Back to reset password</ButtonLink>
      </IncompleteLink>
    );
  }
  if (reset.isSuccess) {
    return (
      <AuthLayout
        title="Update Success!"
        outcome="success"
        lead="Your password has been changed successfully, please log in again."
      >
        <ButtonLink to="/login">Login</ButtonLink>
      </AuthLayout>
    );
  }
  if (isRefused(reset.error)) {
    return (
      <AuthLayout title={reset.error.code} outcome="problem" lead={reset.error.message}>
        <Text mb="md">Please go back to the reset password page and re-send the email.</Text>
        <ButtonLink to="/reset">Back to reset password</ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Enter new password" lead="Choose the password you will log in with from now on.">
      <NewPasswordFields
        emailAddress={emailAddress}
        isBusy={reset.isPending}
        onSubmit={(newPassword) => reset.mutate(newPassword)}
      />
    </AuthLayout>
  );
}
