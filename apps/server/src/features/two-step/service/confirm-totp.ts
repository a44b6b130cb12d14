import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { selectTotpForUpdate, totpSecretContext, updateTotpUsed } from '../queries.ts';
import { findStep, fromBase32 } from '../totp.ts';
import { demandConfirmation } from './demand-confirmation.ts';
import { announceChange, endOtherSetUps, lockOwner, prepareCodes } from './set-ups.ts';
import { storeFirstCodes } from './store-codes.ts';

/** @throws ApiError CONFIRMATION_REQUIRED; INVALID_CREDENTIALS for a wrong code; REQUEST_LIMIT_EXCEEDED */
export async function confirmTotp(ctx: DeveloperContext, code: string): Promise<{ recoveryCodes: string[] }> {
  await demandConfirmation(ctx);
  await throttle(ctx, { action: 'confirm-totp', subject: ctx.actor.developerId, max: 10, windowSeconds: 60 });
  const codes = await prepareCodes(ctx);
  return inTransaction(ctx, async (tx) => {
    const owner = await lockOwner(tx);
    const totp = await selectTotpForUpdate(tx, owner.id);
    if (!totp || totp.isConfirmed) throw new ApiError('INVALID_CREDENTIALS', wrongCode);
    const secret = fromBase32(tx.vault.open(totp.secretSealed, totpSecretContext(tx.tenantId, totp.id)));
    const step = findStep(secret, code.replace(/\s/g, ''), tx.now(), totp.lastStep);
    if (step === null) throw new ApiError('INVALID_CREDENTIALS', wrongCode);
    await updateTotpUsed(tx, totp.id, step);
    await announceChange(tx, owner, 'totp-added');
    await endOtherSetUps(tx);
    return storeFirstCodes(tx, codes);
  });
}

const wrongCode = 'The code is wrong or has been used. Wait for the next one.';
