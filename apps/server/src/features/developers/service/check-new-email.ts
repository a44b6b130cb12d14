import { type DeveloperContext, systemContext } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { selectSignIn } from '../shared-queries.ts';

/**
 * Checks a new address; call outside a transaction.
 * @throws ApiError ALREADY_EXISTS when it already signs in; REQUEST_LIMIT_EXCEEDED after five in ten minutes
 */
export async function checkNewEmail(ctx: DeveloperContext, developerId: string, to: string): Promise<void> {
  await throttle(ctx, { action: 'change-email', subject: developerId, max: 5, windowSeconds: 600 });
  const owner = await selectSignIn(systemContext(ctx), to);
  if (owner && owner.developerId !== developerId) throw new ApiError('ALREADY_EXISTS');
}
