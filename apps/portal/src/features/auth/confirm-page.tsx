import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { authApi } from '@smile/contract/auth';
import { CallError } from '@smile/contract/call';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { callApi } from '../../api/call-api.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { IncompleteLink, isDamagedLink, wasRefused } from './incomplete-link.tsx';

const route = getRouteApi('/confirm');

const registerAdvice =
  'A link works once, for 10 minutes. If you opened it before, your address may be confirmed already: try to log in.';
const changeAdvice =
  'A link works once, for 10 minutes. If you opened it before, your new address may be in use already; Settings shows it.';

export function ConfirmPage() {
  const { token, change } = route.useSearch();
  return token ? <Confirmation token={token} isChange={Boolean(change)} /> : <Incomplete isChange={Boolean(change)} />;
}

function Incomplete({ isChange }: { isChange: boolean }) {
  return (
    <IncompleteLink advice="A link works once, for 10 minutes.">
      <NextStep isChange={isChange} />
    </IncompleteLink>
  );
}

function Confirmation({ token, isChange }: { token: string; isChange: boolean }) {
  const endpoint = isChange ? authApi.confirmEmail : authApi.confirmRegistration;
  // A query instead of a mutation: one call per link, however often the page renders.
  const confirmation = useQuery({
    queryKey: [endpoint.operationId, token],
    queryFn: () => callApi(endpoint, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  if (confirmation.isFetching) {
    return (
      <AuthLayout title="Confirming your email" outcome="mail" lead="One moment, please.">
        <Stack role="status" aria-label="Loading">
          <Skeleton height={44} />
          <Skeleton height={36} width={180} />
        </Stack>
      </AuthLayout>
    );
  }
  if (isDamagedLink(confirmation.error)) return <Incomplete isChange={isChange} />;
  if (confirmation.error) {
    const { error } = confirmation;
    const isRefused = wasRefused(error);
    return (
      <AuthLayout title={error instanceof CallError ? error.code : 'Error'} outcome="problem" lead={error.message}>
        {isRefused && <Text mb="md">{isChange ? changeAdvice : registerAdvice}</Text>}
        <Group>
          <NextStep isChange={isChange} />
          {isRefused && !isChange && (
            <ButtonLink to="/login" variant="default">
              Login
            </ButtonLink>
          )}
          {!isRefused && (
            <Button variant="default" onClick={() => confirmation.refetch()}>
              Retry
            </Button>
          )}
        </Group>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Congratulations!"
      outcome="success"
      lead="Your email address has been confirmed. You can now login to the Smile Developer Portal."
    >
      <ButtonLink to="/login">Login</ButtonLink>
    </AuthLayout>
  );
}

function NextStep({ isChange }: { isChange: boolean }) {
  return isChange ? (
    <ButtonLink to="/account/organization">Go to Settings</ButtonLink>
  ) : (
    <ButtonLink to="/register">Please register again</ButtonLink>
  );
}
