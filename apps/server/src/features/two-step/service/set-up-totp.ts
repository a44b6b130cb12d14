import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { throttle } from '../../../platform/db/throttle.ts';
import { ApiError, invalid } from '../../../platform/errors.ts';
import { selectTotpForUpdate, totpContext, updateTotpUsed, upsertTotp } from '../queries.ts';
import { findStep, fromBase32, toBase32, totpUri } from '../totp.ts';
import { announceChange, lockOwner, prepareCodes, storeFirstCodes } from './change-factors.ts';
import { demandConfirmation } from './confirm-password.ts';

const secretBytes = 20;

/** @throws ApiError CONFIRMATION_REQUIRED; INVALID_PARAMETERS where there is an app already */
export async function startTotp(ctx: DeveloperContext): Promise<{ secret: string; uri: string }> {
  await demandConfirmation(ctx);
  return inTransaction(ctx, async (tx) => {
    const { id: developerId, emailAddress } = await lockOwner(tx);
    if ((await selectTotpForUpdate(tx, developerId))?.isConfirmed)
      throw invalid('There is an authenticator app already. Take it away first.');
    const secret = toBase32(tx.randomBytes(secretBytes));
    const id = tx.newId('totp');
    await upsertTotp(tx, { id, developerId, secretSealed: tx.vault.seal(secret, totpContext(tx.tenantId, id)) });
    return { secret, uri: totpUri(secret, emailAddress) };
  });
}

/** @throws ApiError CONFIRMATION_REQUIRED; INVALID_CREDENTIALS for a wrong code; REQUEST_LIMIT_EXCEEDED */
export async function confirmTotp(ctx: DeveloperContext, code: string): Promise<{ recoveryCodes: string[] }> {
  await demandConfirmation(ctx);
  await throttle(ctx, { action: 'confirm-totp', subject: ctx.actor.developerId, max: 10, windowSeconds: 60 });
  const codes = await prepareCodes(ctx);
  return inTransaction(ctx, async (tx) => {
    const owner = await lockOwner(tx);
    const totp = await selectTotpForUpdate(tx, owner.id);
    if (!totp || totp.isConfirmed) throw new ApiError('INVALID_CREDENTIALS', wrongCode);
    const secret = fromBase32(tx.vault.open(totp.secretSealed, totpContext(tx.tenantId, totp.id)));
    const step = findStep(secret, code.replace(/\s/g, ''), tx.now(), totp.lastStep);
    if (step === null) throw new ApiError('INVALID_CREDENTIALS', wrongCode);
    await updateTotpUsed(tx, totp.id, step);
    await announceChange(tx, owner, 'totp-added');
    return storeFirstCodes(tx, codes);
  });
}

const wrongCode = 'The code is wrong or has been used. Wait for the next one.';
