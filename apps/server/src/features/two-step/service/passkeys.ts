import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { maxPasskeys } from '@smile/contract/two-step';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { ApiError, invalid } from '../../../platform/errors.ts';
import { takeChallenge, updateChallenge } from '../../developer-sessions/shared-queries.ts';
import { insertPasskey, type PasskeyRow, selectPasskeys } from '../queries.ts';
import { announceChange, lockOwner, prepareCodes, storeFirstCodes } from './change-factors.ts';
import { demandConfirmation } from './confirm-password.ts';

const challengeSeconds = 300;
const refused = () => new ApiError('INVALID_CREDENTIALS', 'The passkey was not accepted.');

/** A passkey belongs to the host name of the portal, and answers at its origin only. */
function relyingParty({ config }: DeveloperContext) {
  const { hostname, origin } = new URL(config.portalUrl);
  return { rpID: hostname, origin };
}

function describe({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, transports: transports as AuthenticatorTransport[] };
}

/** @throws ApiError CONFIRMATION_REQUIRED; INVALID_PARAMETERS beyond ten */
export async function startPasskey(ctx: DeveloperContext): Promise<Record<string, unknown>> {
  await demandConfirmation(ctx);
  return inTransaction(ctx, async (tx) => {
    const owner = await lockOwner(tx);
    const passkeys = await selectPasskeys(tx, owner.id);
    if (passkeys.length >= maxPasskeys) throw invalid(`An account has at most ${maxPasskeys} passkeys.`);
    const options = await generateRegistrationOptions({
      rpName: 'Smile',
      rpID: relyingParty(tx).rpID,
      userID: new TextEncoder().encode(owner.id),
      userName: owner.emailAddress,
      userDisplayName: owner.displayName,
      excludeCredentials: passkeys.map(describe),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    await updateChallenge(tx, options.challenge, addSeconds(tx.now(), challengeSeconds));
    return options as unknown as Record<string, unknown>;
  });
}

/** @throws ApiError CONFIRMATION_REQUIRED; INVALID_CREDENTIALS for what this browser was not asked for */
export async function addPasskey(
  ctx: DeveloperContext,
  { name, response }: { name: string; response: Record<string, unknown> },
): Promise<{ recoveryCodes: string[] }> {
  await demandConfirmation(ctx);
  const challenge = await inTransaction(ctx, takeChallenge);
  if (!challenge) throw refused();
  const { rpID, origin } = relyingParty(ctx);
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
    return storeFirstCodes(tx, codes);
  });
}

/** What a browser needs to ask for one of the developer's passkeys. */
export async function askForPasskey(ctx: DeveloperContext): Promise<Record<string, unknown>> {
  return inTransaction(ctx, async (tx) => {
    const passkeys = await selectPasskeys(tx, tx.actor.developerId);
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(tx).rpID,
      allowCredentials: passkeys.map(describe),
      userVerification: 'preferred',
    });
    await updateChallenge(tx, options.challenge, addSeconds(tx.now(), challengeSeconds));
    return options as unknown as Record<string, unknown>;
  });
}

/** The passkey that signed this session's challenge and its new count; null when none of the developer's did. */
export async function checkPasskey(
  ctx: DeveloperContext,
  response: Record<string, unknown>,
): Promise<{ id: string; signCount: number } | null> {
  const challenge = await inTransaction(ctx, takeChallenge);
  const passkeys = await selectPasskeys(ctx, ctx.actor.developerId);
  const passkey = passkeys.find(({ credentialId }) => credentialId === response.id);
  if (!challenge || !passkey) return null;
  const { rpID, origin } = relyingParty(ctx);
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
