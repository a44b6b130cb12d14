import type { TwoStep } from '@smile/contract/two-step';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import { isPassword } from '../../../platform/crypto/passwords.ts';
import { clearThrottle, throttle } from '../../../platform/db/throttle.ts';
import { ApiError } from '../../../platform/errors.ts';
import { updateConfirmed } from '../../developer-sessions/shared-queries.ts';
import { selectPasswordHash } from '../../developers/shared-queries.ts';
import { selectConfirmedAt, selectTwoStep } from '../queries.ts';

/** A password counts for so long after it was shown. */
const confirmedSeconds = 10 * 60;

/** @throws ApiError INVALID_CREDENTIALS; REQUEST_LIMIT_EXCEEDED after five attempts a minute */
export async function confirmPassword(ctx: DeveloperContext, password: string): Promise<void> {
  const { developerId } = ctx.actor;
  await throttle(ctx, { action: 'change-password', subject: developerId, max: 5, windowSeconds: 60 });
  if (!(await isPassword(password, await selectPasswordHash(ctx, developerId))))
    throw new ApiError('INVALID_CREDENTIALS');
  await inTransaction(ctx, (tx) => updateConfirmed(tx));
  await clearThrottle(ctx, 'change-password', developerId);
}

/** What the owner sees of it. */
export async function readTwoStep(ctx: DeveloperContext): Promise<TwoStep> {
  const factors = await selectTwoStep(ctx, ctx.actor.developerId);
  const confirmedAt = await selectConfirmedAt(ctx);
  return { ...factors, confirmedUntil: confirmedAt && toApiTime(addSeconds(confirmedAt, confirmedSeconds)) };
}

/** A stolen session alone does not change how an account is signed in to. @throws ApiError CONFIRMATION_REQUIRED */
export async function demandConfirmation(ctx: DeveloperContext): Promise<void> {
  const confirmedAt = await selectConfirmedAt(ctx);
  if (!confirmedAt || confirmedAt <= addSeconds(ctx.now(), -confirmedSeconds))
    throw new ApiError('CONFIRMATION_REQUIRED');
}
