import type { LoginTokens, SecondStep } from '@smile/contract/auth';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { safeReturnPath } from '../../api/return-path.ts';
import { storeLogin } from '../../api/session.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { PasswordForm } from './password-form.tsx';

// Lazy, because most sign-ins have no second step.
const SecondStepForm = onDemand(
  async () => (await import('./second-step-form.tsx')).SecondStepForm,
  <FormSkeleton fields={1} />,
);
const SetUpStep = onDemand(async () => (await import('./set-up-step.tsx')).SetUpStep, <FormSkeleton fields={2} />);

const route = getRouteApi('/login');

interface Unfinished {
  step: SecondStep;
  /** Token of the unfinished sign-in: only valid for the next step, and never stored. */
  token: string;
}

export function LoginPage() {
  const { from } = route.useSearch();
  const router = useRouter();
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const enter = (tokens: LoginTokens) => {
    storeLogin(tokens);
    router.history.replace(safeReturnPath(from));
  };
  if (!unfinished) {
    const lead = (
      <>
        New here? <AnchorLink to="/register">Register</AnchorLink>
      </>
    );
    return (
      <AuthLayout title="Log in to your account" lead={lead}>
        <PasswordForm
          onDone={({ secondStep, ...tokens }) =>
            secondStep ? setUnfinished({ step: secondStep, token: tokens.developerToken.token }) : enter(tokens)
          }
        />
      </AuthLayout>
    );
  }
  const { step, token } = unfinished;
  if (step.kind === 'SET_UP')
    return (
      <AuthLayout title="Set up two-step sign-in" lead="Your organization requires it for every member.">
        <SetUpStep token={token} onTokens={enter} onBack={() => setUnfinished(null)} />
      </AuthLayout>
    );
  return (
    <AuthLayout title="Confirm that it is you" lead="Your account uses two-step sign-in.">
      <SecondStepForm methods={step.methods} token={token} onTokens={enter} onBack={() => setUnfinished(null)} />
    </AuthLayout>
  );
}
