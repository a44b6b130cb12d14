import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { deletePasskey, deleteTotp, replaceRecoveryCodes, selectTwoStep } from '../queries.ts';
import { demandConfirmation } from './demand-confirmation.ts';
import { announceChange, lockOwner } from './set-ups.ts';
import type { TwoStepNews } from './tell-owner.ts';

/**
 * @throws ApiError CONFIRMATION_REQUIRED; MISSING_RESOURCE; UNAUTHORIZED_ACCESS for the last factor when one is
 * required
 */
export async function removeTotp(ctx: DeveloperContext): Promise<void> {
  await remove(ctx, 'totp-removed', (tx) => deleteTotp(tx, tx.actor.developerId));
}

/** @throws ApiError as `removeTotp` */
export async function removePasskey(ctx: DeveloperContext, id: string): Promise<void> {
  await remove(ctx, 'passkey-removed', async (tx) => (await deletePasskey(tx, tx.actor.developerId, id)) !== null);
}

async function remove(
  ctx: DeveloperContext,
  kind: TwoStepNews,
  drop: (tx: DeveloperContext) => Promise<boolean>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const owner = await lockOwner(tx);
    const before = await selectTwoStep(tx, owner.id);
    if (!(await drop(tx))) throw missing();
    await demandConfirmation(tx);
    const { isRequired, hasTotp, passkeys } = await selectTwoStep(tx, owner.id);
    const isLast = !hasTotp && passkeys.length === 0;
    if (isLast && isRequired && (before.hasTotp || before.passkeys.length > 0))
      throw new ApiError('UNAUTHORIZED_ACCESS', 'Your organization requires a second step. Add another one first.');
    if (isLast) await replaceRecoveryCodes(tx, owner.id, []);
    await announceChange(tx, owner, kind);
  });
}
