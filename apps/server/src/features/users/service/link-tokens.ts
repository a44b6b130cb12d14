import { lifetimes } from '@smile/contract/auth';
import type { Token } from '@smile/contract/users';
import type { ModeContext } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import { missing } from '../../../platform/errors.ts';
import { selectUser } from '../queries.ts';

/**
 * Issues a reusable five-hour token that opens the widget for one end user. A hosted site visit's token cannot share
 * data once the site is closed to the visit; a `manage` token cannot share data at all.
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

/** True while the token's end user exists. */
export async function isLinkTokenAlive(ctx: ModeContext, userId: string): Promise<boolean> {
  return (await selectUser(ctx, userId)) !== null;
}

/** @throws ApiError MISSING_RESOURCE */
export async function createToken(ctx: ModeContext, userId: string): Promise<Token> {
  if (!(await selectUser(ctx, userId))) throw missing();
  return issueLinkToken(ctx, userId);
}
