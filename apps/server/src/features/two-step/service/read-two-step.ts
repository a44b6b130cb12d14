import type { TwoStep } from '@smile/contract/two-step';
import type { DeveloperContext } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import { selectConfirmedAt } from '../../developers/shared-session-queries.ts';
import { selectTwoStep } from '../queries.ts';
import { confirmedSeconds } from './demand-confirmation.ts';

/** The owner's view. */
export async function readTwoStep(ctx: DeveloperContext): Promise<TwoStep> {
  const factors = await selectTwoStep(ctx, ctx.actor.developerId);
  const confirmedAt = await selectConfirmedAt(ctx);
  return { ...factors, confirmedUntil: confirmedAt && toApiTime(addSeconds(confirmedAt, confirmedSeconds)) };
}
