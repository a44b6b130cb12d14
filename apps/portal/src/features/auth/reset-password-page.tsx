import { Text } from '@mantine/core';
import { authApi } from '@smile/contract/auth';
import type { CallError } from '@smile/contract/call';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { callApi } from '../../api/call-api.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { IncompleteLink, isDamagedLink, wasRefused } from './incomplete-link.tsx';

// Shown once the link has been checked.
const NewPasswordFields = onDemand(
  async () => (await import('./new-password-fields.tsx')).NewPasswordFields,
  <FormSkeleton fields={2} />,
);

const route = getRouteApi('/resetPassword');

/** True if the link itself was rejected; after other errors the form stays. */
function isRefused(error: unknown): error is CallError {
  return wasRefused(error) && !('fields' in error);
}

export function ResetPasswordPage() {
  const { token = '' } = route.useSearch();
  const reset = useMutation({
    mutationFn: (newPassword: string) => callApi(authApi.confirmResetPassword, { body: { newPassword, token } }),
  });
  const check = useQuery({
    queryKey: ['reset', token],
    queryFn: async ({ signal }) => {
      // Waits for the form's code as well, so that the layout does not shift.
      const form = NewPasswordFields.preload().catch(() => undefined);
      const { data } = await callApi(authApi.checkResetPassword, { body: { token } }, signal);
      await form;
      return data;
    },
    enabled: token !== '' && !reset.isSuccess,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const refused = [check.error, reset.error].find(isRefused);
  if (token === '' || isDamagedLink(check.error)) {
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
  if (refused) {
    return (
      <AuthLayout title={refused.code} outcome="problem" lead={refused.message}>
        <Text mb="md">Please go back to the reset password page and re-send the email.</Text>
        <ButtonLink to="/reset">Back to reset password</ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Enter new password" lead="Choose the password you will log in with from now on.">
      {check.isPending ? (
        <FormSkeleton fields={2} />
      ) : (
        <NewPasswordFields
          emailAddress={check.data?.emailAddress}
          isBusy={reset.isPending}
          error={reset.error}
          onSubmit={(newPassword) => reset.mutate(newPassword)}
        />
      )}
    </AuthLayout>
  );
}
