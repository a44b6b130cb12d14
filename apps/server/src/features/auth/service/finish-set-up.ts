import type { LoginTokens } from '@smile/contract/auth';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { listSecondSteps } from '../../two-step/service/list-second-steps.ts';
import { finishSecondStep } from './finish-second-step.ts';

/** @throws ApiError UNAUTHORIZED_ACCESS before a required second step is set up, or outside a set-up session */
export async function finishSetUp(ctx: DeveloperContext): Promise<LoginTokens> {
  return inTransaction(ctx, async (tx) => {
    const { isRequired, methods } = await listSecondSteps(tx, tx.actor.developerId);
    if (tx.actor.stage !== 'SET_UP' || (isRequired && methods.length === 0)) throw new ApiError('UNAUTHORIZED_ACCESS');
    return finishSecondStep(tx, 'SET_UP');
  });
}
