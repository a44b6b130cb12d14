import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { takeChallenge } from '../../developers/shared-session-queries.ts';
import { insertPasskey } from '../queries.ts';
import { loadWebAuthn, relyingParty } from '../relying-party.ts';
import { demandConfirmation } from './demand-confirmation.ts';
import { announceChange, endOtherSetUps, lockOwner, prepareCodes } from './set-ups.ts';
import { storeFirstCodes } from './store-codes.ts';

const refused = () => new ApiError('INVALID_CREDENTIALS', 'The passkey was not accepted.');

/** @throws ApiError CONFIRMATION_REQUIRED; INVALID_CREDENTIALS for an answer to another challenge */
export async function addPasskey(
  ctx: DeveloperContext,
  { name, response }: { name: string; response: Record<string, unknown> },
): Promise<{ recoveryCodes: string[] }> {
  await demandConfirmation(ctx);
  const challenge = await inTransaction(ctx, takeChallenge);
  if (!challenge) throw refused();
  const { rpID, origin } = relyingParty(ctx);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refused();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const codes = await prepareCodes(ctx);
  return inTransaction(ctx, async (tx) => {
    const owner = await lockOwner(tx);
    const isNew = await insertPasskey(tx, {
      id: tx.newId('passkey'),
      developerId: owner.id,
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports,
    });
    if (!isNew) throw refused();
    await announceChange(tx, owner, 'passkey-added');
    await endOtherSetUps(tx);
    return storeFirstCodes(tx, codes);
  });
}
