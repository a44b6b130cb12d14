import type { Provider } from '@smile/contract/providers';
import type { LinkAccount } from '@smile/contract/widget';
import type { Connector, ConnectorState, LoginOutcome } from '../../../connectors/connector.ts';
import { connectorFor } from '../../../connectors/registry.ts';
import { inTransaction, type LinkContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { ApiError, invalid, missing } from '../../../platform/errors.ts';
import { findDatasource } from '../../datasources/service.ts';
import { askConnector } from '../ask-connector.ts';
import { openState, stepKey } from '../connector-state.ts';
import { type AccountRow, type MfaChallenge, selectAccountForUpdate, updateMfa } from '../queries.ts';
import { acceptsCode, settleLogin } from './settle-login.ts';

/** Keeps two requests at once from asking for two codes; the connector's own pause replaces it. */
const resendPauseSeconds = 30;

interface Pending {
  asked: AccountRow;
  mfa: MfaChallenge;
  provider: Provider;
  connector: Connector;
  state: ConnectorState;
}

/**
 * Checks a verification code. A wrong one leaves the account in ERROR with INVALID_MFA, and further tries (three in
 * all, whatever new codes are asked for) may connect it.
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

/** @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS when no code is asked for; REQUEST_LIMIT_EXCEEDED too early */
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
  const message = `A new code can be sent in ${waitSeconds} seconds.`;
  throw new ApiError('REQUEST_LIMIT_EXCEEDED', message, { 'retry-after': String(waitSeconds) });
}

async function lockPending(tx: LinkContext, id: string): Promise<Pending> {
  const asked = await selectAccountForUpdate(tx, id);
  if (!asked) throw missing();
  const provider = findDatasource(tx, asked.providerId);
  const connector = provider && connectorFor(tx, provider);
  const state = openState(tx, asked);
  const { mfa } = asked;
  if (!mfa || mfa.triesLeft <= 0 || !acceptsCode(asked) || !state)
    throw invalid('This account is not waiting for a verification code.');
  if (!provider || !connector) throw invalid('The provider of this account cannot be reached at the moment.');
  return { asked, mfa, provider, connector, state };
}
