import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { selectTotpForUpdate, totpSecretContext, upsertTotp } from '../queries.ts';
import { toBase32, totpUri } from '../totp.ts';
import { demandConfirmation } from './demand-confirmation.ts';
import { lockOwner } from './set-ups.ts';

const secretBytes = 20;

/** @throws ApiError CONFIRMATION_REQUIRED; INVALID_PARAMETERS when an app is already set up */
export async function startTotp(ctx: DeveloperContext): Promise<{ secret: string; uri: string }> {
  await demandConfirmation(ctx);
  return inTransaction(ctx, async (tx) => {
    const { id: developerId, emailAddress } = await lockOwner(tx);
    if ((await selectTotpForUpdate(tx, developerId))?.isConfirmed)
      throw invalid('There is already an authenticator app. Remove it first.');
    const secret = toBase32(tx.randomBytes(secretBytes));
    const id = tx.newId('totp');
    await upsertTotp(tx, { id, developerId, secretSealed: tx.vault.seal(secret, totpSecretContext(tx.tenantId, id)) });
    return { secret, uri: totpUri(secret, emailAddress) };
  });
}
