import type { DeveloperContext } from '../../../context.ts';
import { isPassword } from '../../../platform/crypto/passwords.ts';
import { selectUnusedCodes } from '../queries.ts';
import { readRecoveryCode } from '../recovery-code.ts';

/** Finds an unused recovery code; null when it does not match. Hashing is slow: call outside a transaction. */
export async function findRecoveryCode(ctx: DeveloperContext, typed: string): Promise<string | null> {
  const code = readRecoveryCode(typed);
  const candidates = code ? await selectUnusedCodes(ctx, ctx.actor.developerId) : [];
  let found: string | null = null;
  for (const { id, hash } of candidates) if (await isPassword(code!, hash)) found = id;
  return found;
}
