import type { LoginTokens } from '@smile/contract/auth';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { checkPasskey } from '../../two-step/service/check-passkey.ts';
import { updatePasskeyUsed } from '../../two-step/shared-queries.ts';
import { finishSecondStep } from './finish-second-step.ts';

/** @throws ApiError INVALID_CREDENTIALS; REQUEST_LIMIT_EXCEEDED; SESSION_EXPIRED when the unfinished sign-in has ended */
export async function verifyPasskey(ctx: DeveloperContext, response: Record<string, unknown>): Promise<LoginTokens> {
  const { developerId } = ctx.actor;
  await throttle(ctx, { action: 'second-step', subject: developerId, byNetwork: true, max: 5, windowSeconds: 60 });
  const passkey = await checkPasskey(ctx, response);
  if (!passkey) throw new ApiError('INVALID_CREDENTIALS', 'The passkey was not accepted.');
  return inTransaction(ctx, async (tx) => {
    await updatePasskeyUsed(tx, passkey.id, passkey.signCount);
    return finishSecondStep(tx, 'PASSKEY');
  });
}
