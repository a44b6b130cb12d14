import type { LoginTokens } from '@smile/contract/auth';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { readAttempts, throttle } from '../../../platform/limits/throttle-queries.ts';
import { selectDeveloper } from '../../developers/shared-queries.ts';
import { findRecoveryCodeId, spendTotp } from '../../two-step/service/second-step-codes.ts';
import { tellOwner } from '../../two-step/service/tell-owner.ts';
import { updateCodeUsed } from '../../two-step/shared-queries.ts';
import { finishSecondStep } from './finish-second-step.ts';
import { countWrongGuess, throttleGuesses } from './guesses.ts';

/** Wrong codes per day after which app codes are rejected; passkeys and recovery codes still work. */
const wrongCodesPerDay = 50;

/** Wrong codes after which the owner is mailed, since someone knows the password. */
const tellAfter = 5;

/**
 * Completes a sign-in with a six-digit app code or a single-use recovery code.
 * @throws ApiError INVALID_CREDENTIALS; REQUEST_LIMIT_EXCEEDED after five attempts a minute per account and network
 * address, and for app codes after fifty wrong ones in a day; SESSION_EXPIRED when the unfinished sign-in has ended
 */
export async function verifyCode(ctx: DeveloperContext, typed: string): Promise<LoginTokens> {
  const { developerId } = ctx.actor;
  await throttle(ctx, { action: 'second-step', subject: developerId, byNetwork: true, max: 5, windowSeconds: 60 });
  const guess = { what: 'second-step', owner: developerId } as const;
  await throttleGuesses(ctx, guess);
  const code = typed.replace(/\s/g, '');
  const isDigits = /^[0-9]{6}$/.test(code);
  if (isDigits) await refuseMoreDigits(ctx);
  const recoveryCodeId = isDigits ? null : await findRecoveryCodeId(ctx, typed);
  const tokens = await inTransaction(ctx, async (tx) => {
    if (isDigits) return (await spendTotp(tx, code)) ? finishSecondStep(tx, 'TOTP') : null;
    if (!recoveryCodeId || !(await updateCodeUsed(tx, recoveryCodeId))) return null;
    const owner = await selectDeveloper(tx, developerId);
    if (owner) await tellOwner(tx, owner, 'code-used');
    return finishSecondStep(tx, 'RECOVERY_CODE');
  });
  if (tokens) return tokens;
  await countWrongGuess(ctx, guess, developerId);
  await countWrongCode(ctx);
  throw new ApiError('INVALID_CREDENTIALS', 'The code is wrong or has been used.');
}

const wrongCodes = ({ actor }: DeveloperContext) => ({
  action: 'wrong-codes',
  subject: actor.developerId,
  max: Number.POSITIVE_INFINITY,
  windowSeconds: 24 * 3600,
});

async function refuseMoreDigits(ctx: DeveloperContext): Promise<void> {
  const [attempts = 0] = await readAttempts(ctx, [wrongCodes(ctx)]);
  if (attempts < wrongCodesPerDay) return;
  const message = 'Too many wrong codes were entered for this account. Use a passkey or a recovery code.';
  throw new ApiError('REQUEST_LIMIT_EXCEEDED', message, { 'retry-after': '3600' });
}

async function countWrongCode(ctx: DeveloperContext): Promise<void> {
  await throttle(ctx, wrongCodes(ctx));
  const [attempts] = await readAttempts(ctx, [wrongCodes(ctx)]);
  if (attempts !== tellAfter) return;
  await inTransaction(ctx, async (tx) => {
    const owner = await selectDeveloper(tx, ctx.actor.developerId);
    if (owner) await tellOwner(tx, owner, 'wrong-codes');
  });
}
