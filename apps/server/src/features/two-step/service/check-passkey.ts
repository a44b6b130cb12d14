import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { takeChallenge } from '../../developers/shared-session-queries.ts';
import { selectPasskeys } from '../queries.ts';
import { describe, loadWebAuthn, relyingParty } from '../relying-party.ts';

/** Verifies a signed challenge; returns the passkey and its new counter, or null. */
export async function checkPasskey(
  ctx: DeveloperContext,
  response: Record<string, unknown>,
): Promise<{ id: string; signCount: number } | null> {
  const challenge = await inTransaction(ctx, takeChallenge);
  const passkeys = await selectPasskeys(ctx, ctx.actor.developerId);
  const passkey = passkeys.find(({ credentialId }) => credentialId === response.id);
  if (!challenge || !passkey) return null;
  const { rpID, origin } = relyingParty(ctx);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      ...describe(passkey),
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.signCount,
    },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  return verified && authenticationInfo ? { id: passkey.id, signCount: authenticationInfo.newCounter } : null;
}
