import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { isPassword } from '../../../platform/crypto/passwords.ts';
import { ApiError } from '../../../platform/errors.ts';
import { clearThrottle, throttle } from '../../../platform/limits/throttle-queries.ts';
import { selectPasswordHash } from '../../developers/shared-queries.ts';
import { updateConfirmed } from '../../developers/shared-session-queries.ts';

/** @throws ApiError INVALID_CREDENTIALS; REQUEST_LIMIT_EXCEEDED after five attempts a minute */
export async function confirmPassword(ctx: DeveloperContext, password: string): Promise<void> {
  const { developerId } = ctx.actor;
  const limit = { action: 'change-password', subject: developerId, max: 5, windowSeconds: 60 };
  await throttle(ctx, limit);
  if (!(await isPassword(password, await selectPasswordHash(ctx, developerId))))
    throw new ApiError('INVALID_CREDENTIALS');
  await inTransaction(ctx, (tx) => updateConfirmed(tx));
  await clearThrottle(ctx, limit);
}
