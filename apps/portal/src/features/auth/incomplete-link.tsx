import type { ReactNode } from 'react';
import { AuthLayout } from './auth-layout.tsx';

interface IncompleteLinkProps {
  /** Advice for people without the mail at hand. */
  advice: string;
  children: ReactNode;
}

/** Page for a link without its token, for example truncated by a mail program; sends no request. */
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
