import { readmeTokenLifetimeSeconds } from '@smile/contract/readme-tokens';
import type { Context, DeveloperContext, ModeContext } from '../../context.ts';
import { addSeconds } from '../../platform/clock.ts';
import { ApiError, missing } from '../../platform/errors.ts';
import { insertReadmeToken, type Reader, updateReadmeTokenUsed } from './queries.ts';

/** Random, so that it opens nothing and tells nothing by itself. @throws ApiError MISSING_RESOURCE for an unknown key */
export async function createReadmeToken(
  ctx: DeveloperContext & ModeContext,
  keyId: string,
): Promise<{ token: string }> {
  const token = ctx.randomBytes(32).toString('base64url');
  const isKnown = await insertReadmeToken(ctx, {
    tokenHash: ctx.vault.keyedHash(token),
    keyId,
    developerId: ctx.actor.developerId,
    expiresAt: addSeconds(ctx.now(), readmeTokenLifetimeSeconds),
  });
  if (!isKnown) throw missing();
  return { token };
}

/** Whose token it is, once. Takes the system's rights. Null for unknown, old and used tokens alike. */
export function findReader(ctx: Context, token: string): Promise<Reader | null> {
  return updateReadmeTokenUsed(ctx, ctx.vault.keyedHash(token));
}

/** @throws ApiError LINK_EXPIRED for unknown, old and used tokens alike */
export async function redeemReadmeToken(ctx: Context, token: string): Promise<Reader> {
  const reader = await findReader(ctx, token);
  if (!reader) throw new ApiError('LINK_EXPIRED', 'This token has expired or has already been used.');
  return reader;
}
