import { lifetimes } from '@smile/contract/auth';
import type { Token } from '@smile/contract/users';
import type { ModeContext } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';

/**
 * A token of five hours that opens the widget for one end user; it may be used again until it expires. One for a visit
 * to a hosted site shares nothing more once the site is closed to that visit; one to manage shares nothing at all.
 */
export async function issueLinkToken(
  ctx: ModeContext,
  userId: string,
  limits: { siteSessionId?: string; scope?: 'manage' } = {},
): Promise<Token> {
  const issuedAt = ctx.now();
  const expiresAt = addSeconds(issuedAt, lifetimes.linkTokenSeconds);
  const { tenantId, mode } = ctx;
  const id = ctx.newId('token');
  const claims = { typ: 'link' as const, tenantId, userId, mode, jti: id, ...limits };
  const accessToken = await ctx.tokens.sign(claims, issuedAt, expiresAt);
  return { id, expiresAt: toApiTime(expiresAt), mode, accessToken };
}
