import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { updateChallenge } from '../../developers/shared-session-queries.ts';
import { selectPasskeys } from '../queries.ts';
import { challengeSeconds, describe, loadWebAuthn, relyingParty } from '../relying-party.ts';

/** WebAuthn request options for the developer's passkeys. */
export async function askForPasskey(ctx: DeveloperContext): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
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
