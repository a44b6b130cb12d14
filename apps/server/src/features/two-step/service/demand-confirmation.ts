import type { DeveloperContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { selectConfirmedAt } from '../../developers/shared-session-queries.ts';

/** How long a password confirmation lasts. */
export const confirmedSeconds = 10 * 60;

/**
 * Requires a recent password confirmation, so that a stolen session cannot change the second factor. Exempts set-up
 * sessions, which are short and have just started with the password.
 * @throws ApiError CONFIRMATION_REQUIRED
 */
export async function demandConfirmation(ctx: DeveloperContext): Promise<void> {
  if (ctx.actor.stage === 'SET_UP') return;
  const confirmedAt = await selectConfirmedAt(ctx);
  if (!confirmedAt || confirmedAt <= addSeconds(ctx.now(), -confirmedSeconds))
    throw new ApiError('CONFIRMATION_REQUIRED');
}
