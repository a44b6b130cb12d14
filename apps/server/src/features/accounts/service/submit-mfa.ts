import type { LinkAccount } from '@smile/contract/widget';
import type { LoginOutcome } from '../../../connectors/connector.ts';
import { inTransaction, type LinkContext } from '../../../context.ts';
import { askConnector } from '../ask-connector.ts';
import { stepKey } from '../connector-state.ts';
import { updateMfa } from '../queries.ts';
import { lockPending } from './lock-pending.ts';
import { settleLogin } from './settle-login.ts';

/**
 * Checks a verification code. A wrong one sets ERROR with INVALID_MFA; three attempts in total, resent codes
 * included, may still connect the account.
 * @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS when the account asks for no code
 */
export async function submitMfa(ctx: LinkContext, id: string, code: string): Promise<LinkAccount> {
  const pending = await inTransaction(ctx, async (tx) => {
    const found = await lockPending(tx, id);
    await updateMfa(tx, id, { ...found.mfa, triesLeft: found.mfa.triesLeft - 1 });
    return found;
  });
  const { asked, mfa, provider, connector, state } = pending;
  const hasExpired = ctx.now() > new Date(mfa.expiresAt);
  const timeout: LoginOutcome = { status: 'ERROR', loginName: null, errorCode: 'MFA_TIMEOUT' };
  const outcome = hasExpired
    ? timeout
    : await askConnector(ctx, provider, () =>
        connector.submitMfa({ key: stepKey(asked, `code-${mfa.triesLeft}`), provider, state, code, now: ctx.now() }),
      );
  return settleLogin(ctx, { asked, provider, connector, outcome });
}
