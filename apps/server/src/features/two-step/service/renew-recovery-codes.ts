import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { announceChange } from './announce-change.ts';
import { demandConfirmation } from './demand-confirmation.ts';
import { lockOwner } from './lock-owner.ts';
import { prepareCodes } from './prepare-codes.ts';
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
