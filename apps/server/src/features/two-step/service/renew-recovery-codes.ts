import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { demandConfirmation } from './demand-confirmation.ts';
import { announceChange, lockOwner, prepareCodes } from './set-ups.ts';
import { storeCodes } from './store-codes.ts';

/** @throws ApiError CONFIRMATION_REQUIRED; INVALID_PARAMETERS without a second factor */
export async function renewRecoveryCodes(ctx: DeveloperContext): Promise<{ recoveryCodes: string[] }> {
  await demandConfirmation(ctx);
  const codes = await prepareCodes(ctx);
  return inTransaction(ctx, async (tx) => {
    const owner = await lockOwner(tx);
    if (!owner.hasTwoStep) throw invalid('Add an authenticator app or a passkey first.');
    const recoveryCodes = await storeCodes(tx, codes);
    await announceChange(tx, owner, 'codes-renewed');
    return { recoveryCodes };
  });
}
