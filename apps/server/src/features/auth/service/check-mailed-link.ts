import { type Context, withTenant } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { selectDeveloper } from '../../developers/shared-queries.ts';
import { checkEmailLink } from '../../email-links/service.ts';

/** Names the account that a link opens, without consuming it. @throws ApiError LINK_EXPIRED; REQUEST_LIMIT_EXCEEDED */
export async function checkMailedLink(
  ctx: Context,
  purpose: 'RESET' | 'INVITE',
  token: string,
): Promise<{ emailAddress: string }> {
  const { tenantId, developerId } = await checkEmailLink(ctx, purpose, token);
  const developer = await selectDeveloper(withTenant(ctx, tenantId), developerId);
  if (!developer) throw new ApiError('LINK_EXPIRED');
  return { emailAddress: developer.emailAddress };
}
