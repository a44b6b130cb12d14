import type { DeveloperContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { selectConfirmedAt } from '../../developer-sessions/shared-queries.ts';

/** A password counts for so long after it was shown. */
export const confirmedSeconds = 10 * 60;

/**
 * A stolen session alone does not change how an account is signed in to. A sign-in that sets its second step up has
 * just begun with the password, and ends soon.
 * @throws ApiError CONFIRMATION_REQUIRED
 */
export async function demandConfirmation(ctx: DeveloperContext): Promise<void> {
  if (ctx.actor.stage === 'SET_UP') return;
  const confirmedAt = await selectConfirmedAt(ctx);
  if (!confirmedAt || confirmedAt <= addSeconds(ctx.now(), -confirmedSeconds))
    throw new ApiError('CONFIRMATION_REQUIRED');
}
