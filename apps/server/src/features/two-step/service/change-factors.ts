import type { Developer } from '@smile/contract/developers';
import { recoveryCodeCount } from '@smile/contract/two-step';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { hashPassword } from '../../../platform/crypto/passwords.ts';
import { ApiError, invalid, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectDeveloperForUpdate } from '../../developers/shared-queries.ts';
import { deletePasskey, deleteTotp, replaceRecoveryCodes, selectTwoStep, selectUnusedCodes } from '../queries.ts';
import { newRecoveryCode } from '../recovery-code.ts';
import { demandConfirmation } from './confirm-password.ts';
import { type TwoStepNews, tellOwner } from './tell-owner.ts';

/** Locks the owner, so that two changes at once come one after the other. */
export async function lockOwner(tx: DeveloperContext): Promise<Developer> {
  const developer = await selectDeveloperForUpdate(tx, tx.actor.developerId);
  if (!developer) throw new ApiError('INVALID_TOKEN');
  return developer;
}

/** Puts a change of the owner's own second step on record, and tells them. */
export async function announceChange(tx: DeveloperContext, owner: Developer, kind: TwoStepNews): Promise<void> {
  await recordAudit(tx, { action: `two-step.${kind}`, entityType: 'developer', entityId: owner.id });
  await tellOwner(tx, owner, kind);
}

/** @throws ApiError CONFIRMATION_REQUIRED; MISSING_RESOURCE; UNAUTHORIZED_ACCESS for the last one of who needs one */
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

/** Hashing takes its time; done before the transaction. */
export async function prepareCodes(ctx: DeveloperContext): Promise<{ code: string; hash: string }[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(ctx.randomBytes));
  return Promise.all(codes.map(async (code) => ({ code, hash: await hashPassword(code) })));
}

/** Stores codes in place of all earlier ones, and answers them as they are shown this once. */
async function storeCodes(tx: DeveloperContext, codes: { code: string; hash: string }[]): Promise<string[]> {
  const rows = codes.map(({ hash }) => ({ id: tx.newId('recoveryCode'), hash }));
  await replaceRecoveryCodes(tx, tx.actor.developerId, rows);
  return codes.map(({ code }) => code);
}

/** The codes of who had none yet; none where there are some. */
export async function storeFirstCodes(
  tx: DeveloperContext,
  codes: { code: string; hash: string }[],
): Promise<{ recoveryCodes: string[] }> {
  const left = await selectUnusedCodes(tx, tx.actor.developerId);
  return { recoveryCodes: left.length > 0 ? [] : await storeCodes(tx, codes) };
}

/** @throws ApiError CONFIRMATION_REQUIRED; INVALID_PARAMETERS without any second step */
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
