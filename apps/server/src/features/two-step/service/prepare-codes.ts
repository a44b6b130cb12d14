import { recoveryCodeCount } from '@smile/contract/two-step';
import type { DeveloperContext } from '../../../context.ts';
import { hashPassword } from '../../../platform/crypto/passwords.ts';
import { newRecoveryCode } from '../recovery-code.ts';

/** Hashing is slow: call before the transaction. */
export async function prepareCodes(ctx: DeveloperContext): Promise<{ code: string; hash: string }[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(ctx.randomBytes));
  return Promise.all(codes.map(async (code) => ({ code, hash: await hashPassword(code) })));
}
