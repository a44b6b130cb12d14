import type { DeveloperContext } from '../../../context.ts';
import { selectTotpForUpdate, totpContext, updateTotpUsed } from '../queries.ts';
import { findStep, fromBase32 } from '../totp.ts';

/** Consumes a TOTP code in the caller's transaction; false when it is wrong or its time step was used. */
export async function spendTotp(tx: DeveloperContext, code: string): Promise<boolean> {
  const totp = await selectTotpForUpdate(tx, tx.actor.developerId);
  if (!totp?.isConfirmed) return false;
  const secret = fromBase32(tx.vault.open(totp.secretSealed, totpContext(tx.tenantId, totp.id)));
  const step = findStep(secret, code, tx.now(), totp.lastStep);
  if (step === null) return false;
  await updateTotpUsed(tx, totp.id, step);
  return true;
}
