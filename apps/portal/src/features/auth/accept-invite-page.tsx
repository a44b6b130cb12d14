import { Text } from '@mantine/core';
import { authApi } from '@smile/contract/auth';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { callApi } from '../../api/call-api.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { IncompleteLink, isDamagedLink, wasRefused } from './incomplete-link.tsx';
import type { SignUpForm } from './sign-up/sign-up-schema.ts';

// Shown once the link has been checked.
const SignUpFields = onDemand(
  async () => (await import('./sign-up/sign-up-fields.tsx')).SignUpFields,
  <FormSkeleton fields={5} />,
);

const route = getRouteApi('/confirmInvite');

export function AcceptInvitePage() {
  const { token = '', organization = '', firstName = '' } = route.useSearch();
  const accept = useMutation({
    mutationFn: ({ firstName, lastName, title, password }: SignUpForm) =>
      callApi(authApi.confirmInvite, { body: { firstName, lastName, title, newPassword: password, token } }),
  });
  const check = useQuery({
    queryKey: ['invite', token],
    queryFn: async ({ signal }) => {
      // Waits for the form's code as well, so that the layout does not shift.
      const form = SignUpFields.preload().catch(() => undefined);
      const { data } = await callApi(authApi.checkInvite, { body: { token } }, signal);
      await form;
      return data;
    },
    enabled: token !== '' && !accept.isSuccess,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const emailAddress = check.data?.emailAddress;
  const title = `Accept ${firstName ? `${firstName}'s` : 'the'} invitation to sign up to the Smile Developer Portal`;
  const lead = emailAddress && (
    <>
      You will log in as <strong>{emailAddress}</strong>.
    </>
  );
  if (token === '' || isDamagedLink(check.error)) {
    return (
      <IncompleteLink advice="The person who invited you can send another invitation from Settings, on the Team tab.">
        <ButtonLink to="/login">Login</ButtonLink>
      </IncompleteLink>
    );
  }
  if (wasRefused(check.error)) {
    return (
      <AuthLayout title={check.error.code} outcome="problem" lead={check.error.message}>
        <Text mb="md">The person who invited you can send another invitation from Settings, on the Team tab.</Text>
        <ButtonLink to="/login">Login</ButtonLink>
      </AuthLayout>
    );
  }
  if (check.isPending) {
    return (
      <AuthLayout title={title} lead={lead}>
        <FormSkeleton fields={5} />
      </AuthLayout>
    );
  }
  if (accept.isSuccess) {
    const team = organization ? `the team of ${organization}` : 'the team';
    return (
      <AuthLayout
        title="Congratulations!"
        outcome="success"
        lead={`You have joined ${team}. You can now login to the Smile Developer Portal.`}
      >
        <ButtonLink to="/login">Login</ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={title} lead={lead}>
      <SignUpFields
        invitingOrganization={organization}
        invitedAddress={emailAddress}
        submitLabel="Try For Free"
        isBusy={accept.isPending}
        error={accept.error}
        onSubmit={(values) => accept.mutate(values)}
        onDismiss={accept.reset}
      />
      <Text mt="md">
        Already have an account? <AnchorLink to="/login">Login</AnchorLink>
      </Text>
    </AuthLayout>
  );
}
