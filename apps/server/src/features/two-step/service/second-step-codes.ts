import type { DeveloperContext } from '../../../context.ts';
import { isPassword } from '../../../platform/crypto/passwords.ts';
import { selectTotpForUpdate, selectUnusedCodes, totpSecretContext, updateTotpUsed } from '../queries.ts';
import { readRecoveryCode } from '../recovery-code.ts';
import { findStep, fromBase32 } from '../totp.ts';

/** Id of the unused recovery code that was typed, or null. Hashing is slow: call outside a transaction. */
export async function findRecoveryCodeId(ctx: DeveloperContext, typed: string): Promise<string | null> {
  const code = readRecoveryCode(typed);
  const candidates = code ? await selectUnusedCodes(ctx, ctx.actor.developerId) : [];
  // Compares all, so that the time does not reveal the position of the code.
  let found: string | null = null;
  for (const { id, hash } of candidates) if (await isPassword(code!, hash)) found = id;
  return found;
}

/** Consumes a TOTP code in the caller's transaction; false when it is wrong or its time step was used. */
export async function spendTotp(tx: DeveloperContext, code: string): Promise<boolean> {
  const totp = await selectTotpForUpdate(tx, tx.actor.developerId);
  if (!totp?.isConfirmed) return false;
  const secret = fromBase32(tx.vault.open(totp.secretSealed, totpSecretContext(tx.tenantId, totp.id)));
  const step = findStep(secret, code, tx.now(), totp.lastStep);
  if (step === null) return false;
  await updateTotpUsed(tx, totp.id, step);
  return true;
}
