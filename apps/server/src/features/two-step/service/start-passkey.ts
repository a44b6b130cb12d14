import { maxPasskeys } from '@smile/contract/two-step';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { invalid } from '../../../platform/errors.ts';
import { updateChallenge } from '../../developers/shared-session-queries.ts';
import { selectPasskeys } from '../queries.ts';
import { challengeSeconds, describe, loadWebAuthn, relyingParty } from '../relying-party.ts';
import { demandConfirmation } from './demand-confirmation.ts';
import { lockOwner } from './set-ups.ts';

/** @throws ApiError CONFIRMATION_REQUIRED; INVALID_PARAMETERS beyond ten passkeys */
export async function startPasskey(ctx: DeveloperContext): Promise<Record<string, unknown>> {
  await demandConfirmation(ctx);
  const { generateRegistrationOptions } = await loadWebAuthn();
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
