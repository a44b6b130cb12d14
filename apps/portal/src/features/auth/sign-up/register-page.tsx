import { Skeleton, Stack } from '@mantine/core';
import { authApi } from '@smile/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { AnchorLink } from '../../../ui/anchor-link.tsx';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { MailboxLink } from '../../../ui/mailbox/mailbox-link.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import type { SignUpForm } from './sign-up-schema.ts';

const ResendConfirmation = onDemand(
  async () => (await import('../resend-confirmation.tsx')).ResendConfirmation,
  <Skeleton height={30} width={170} />,
);

export function RegisterPage() {
  const register = useMutation({
    mutationFn: ({ confirmPassword: _repeated, hasAgreed: _agreed, ...body }: SignUpForm) =>
      callApi(authApi.register, { body: { ...body, register: true } }),
  });
  if (register.isSuccess) {
    const lead = (
      <>
        We sent an email to <strong>{register.variables.emailAddress}</strong>. Open its link within 10 minutes to
        confirm your address.
      </>
    );
    return (
      <AuthLayout title="Verify your email" outcome="mail" lead={lead}>
        <Stack align="flex-start">
          <MailboxLink to={register.variables.emailAddress} isStep />
          <ResendConfirmation emailAddress={register.variables.emailAddress} />
          <AnchorLink to="/login">Back to Login</AnchorLink>
        </Stack>
      </AuthLayout>
    );
  }
  const lead = (
    <>
      Already have an account? <AnchorLink to="/login">Login</AnchorLink>
    </>
  );
  return (
    <AuthLayout title="Create your account" lead={lead}>
      <SignUpFields
        submitLabel="Create account"
        isBusy={register.isPending}
        error={register.error}
        onSubmit={(values) => register.mutate(values)}
        onDismiss={register.reset}
      />
    </AuthLayout>
  );
}
