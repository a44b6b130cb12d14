import { countOf } from '@smile/contract/texts';
import type { LinkAccount } from '@smile/contract/widget';
import { inTransaction, type LinkContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { askConnector } from '../ask-connector.ts';
import { stepKey } from '../connector-state.ts';
import { type MfaChallenge, updateMfa } from '../queries.ts';
import { lockPending } from './lock-pending.ts';
import { settleLogin } from './settle-login.ts';

/** Stops concurrent requests from sending two codes, until the connector sets its own pause. */
const resendPauseSeconds = 30;

/**
 * @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS when no code is pending; REQUEST_LIMIT_EXCEEDED when too
 * early
 */
export async function resendMfa(ctx: LinkContext, id: string): Promise<LinkAccount> {
  const { asked, mfa, provider, connector, state } = await inTransaction(ctx, async (tx) => {
    const found = await lockPending(tx, id);
    checkResendTime(tx, found.mfa);
    await updateMfa(tx, id, { ...found.mfa, resendAt: addSeconds(tx.now(), resendPauseSeconds).toISOString() });
    return found;
  });
  const key = stepKey(asked, `resend-${Date.parse(mfa.resendAt)}`);
  const outcome = await askConnector(ctx, provider, () =>
    connector.resendMfa({ key, provider, state, now: ctx.now() }),
  );
  return settleLogin(ctx, { asked, provider, connector, outcome });
}

function checkResendTime(ctx: LinkContext, mfa: MfaChallenge): void {
  const waitSeconds = Math.ceil((Date.parse(mfa.resendAt) - ctx.now().getTime()) / 1000);
  if (waitSeconds <= 0) return;
  const message = `A new code can be sent in ${countOf(waitSeconds, 'second')}.`;
  throw new ApiError('REQUEST_LIMIT_EXCEEDED', message, { 'retry-after': String(waitSeconds) });
}
