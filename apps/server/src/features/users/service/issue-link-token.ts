import { lifetimes } from '@smile/contract/auth';
import type { Token } from '@smile/contract/users';
import type { ModeContext } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';

/** A token of five hours that opens the widget for one end user; it may be used again until it expires. */
export async function issueLinkToken(ctx: ModeContext, userId: string): Promise<Token> {
  const issuedAt = ctx.now();
  const expiresAt = addSeconds(issuedAt, lifetimes.linkTokenSeconds);
  const { tenantId, mode } = ctx;
  const id = ctx.newId('token');
  const accessToken = await ctx.tokens.sign({ typ: 'link', tenantId, userId, mode, jti: id }, issuedAt, expiresAt);
  return { id, expiresAt: toApiTime(expiresAt), mode, accessToken };
}
