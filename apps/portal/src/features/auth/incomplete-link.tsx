import type { ReactNode } from 'react';
import { AuthLayout } from './auth-layout.tsx';

interface IncompleteLinkProps {
  /** Advice for readers without the mail at hand. */
  advice: string;
  children: ReactNode;
}

/** For an address that has lost its token on the way from the mail, which nothing needs to be asked about. */
export function IncompleteLink({ advice, children }: IncompleteLinkProps) {
  return (
    <AuthLayout
      title="This link is incomplete"
      outcome="problem"
      lead={`Open the email again and press its button, or copy the whole link into the address bar. ${advice}`}
    >
      {children}
    </AuthLayout>
  );
}
