import type { LinkContext } from '../context.ts';
import { connectAccount } from '../features/accounts/service/connect-account.ts';
import { submitMfa } from '../features/accounts/service/submit-mfa.ts';
import { type DemoConnection, sandboxMfaCode } from './demo-people.ts';

/** Logs in at the sandbox with the connection's credentials; skips refused and already connected ones. */
export async function connectDemoAccount(
  ctx: LinkContext,
  { providerId, username, password }: DemoConnection,
): Promise<void> {
  const account = await connectAccount(ctx, { providerId, credentials: { username, password } }).catch((error) => {
    if ((error as Error).name === 'ApiError') return null;
    throw error;
  });
  if (account?.status === 'AWAITING_MFA') await submitMfa(ctx, account.id, sandboxMfaCode);
}
