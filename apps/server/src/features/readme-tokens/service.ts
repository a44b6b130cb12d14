import type { Mode } from '@smile/contract/common';
import { readmeTokenLifetimeSeconds } from '@smile/contract/readme-tokens';
import { type Context, type DeveloperContext, type ModeContext, modeContext, tenantContext } from '../../context.ts';
import { addSeconds } from '../../platform/clock.ts';
import { ApiError, missing } from '../../platform/errors.ts';
import { selectPublicKey } from '../api-keys/shared-queries.ts';
import { insertReadmeToken, updateReadmeTokenUsed } from './queries.ts';

export interface Reader {
  mode: Mode;
  apiKey: string;
}

/** Creates a random token, which reveals nothing by itself. @throws ApiError MISSING_RESOURCE for an unknown key */
export async function createReadmeToken(
  ctx: DeveloperContext & ModeContext,
  keyId: string,
): Promise<{ token: string }> {
  if ((await selectPublicKey(ctx, keyId)) === null) throw missing();
  const token = ctx.randomBytes(32).toString('base64url');
  await insertReadmeToken(ctx, {
    tokenHash: ctx.vault.keyedHash(token),
    keyId,
    developerId: ctx.actor.developerId,
    expiresAt: addSeconds(ctx.now(), readmeTokenLifetimeSeconds),
  });
  return { token };
}

/**
 * Consumes a token and returns its owner; null for unknown, expired and used tokens alike. Needs the system context.
 */
export async function findReader(ctx: Context, token: string): Promise<Reader | null> {
  const owner = await updateReadmeTokenUsed(ctx, ctx.vault.keyedHash(token));
  if (!owner) return null;
  const { tenantId, mode, keyId } = owner;
  const apiKey = await selectPublicKey(modeContext(tenantContext(ctx, tenantId), mode), keyId);
  return apiKey === null ? null : { mode, apiKey };
}

/** @throws ApiError LINK_EXPIRED for unknown, expired and used tokens alike */
export async function redeemReadmeToken(ctx: Context, token: string): Promise<Reader> {
  const reader = await findReader(ctx, token);
  if (!reader) throw new ApiError('LINK_EXPIRED', 'This token has expired or has already been used.');
  return reader;
}
