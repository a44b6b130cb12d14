import { CallError } from '@smile/contract/call';
import type { ReactNode } from 'react';
import { AuthLayout } from './auth-layout.tsx';

interface IncompleteLinkProps {
  /** Advice for people without the mail at hand. */
  advice: string;
  children: ReactNode;
}

/** Whether a call that sends only the link's token failed because no token looks like this. */
export function isDamagedLink(error: unknown): boolean {
  return error instanceof CallError && error.code === 'INVALID_PARAMETERS';
}

/** True if the server itself refused a call, whatever the HTTP status, and would again. */
export function wasRefused(error: unknown): error is CallError {
  if (!(error instanceof CallError) || error.code.startsWith('HTTP_')) return false;
  return error.status > 0 && error.status < 500 && error.status !== 429;
}

/** Page for a link without its token or with a damaged one, for example truncated by a mail program. */
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
