import type { Mode } from '@smile/contract/common';
import type { Context } from '../../../context.ts';
import { isSameSecret } from '../../../platform/crypto/vault.ts';
import { isApiKey } from '../key-format.ts';
import { secretContext, selectApiKeyByHash } from '../queries.ts';

export interface KeyOwner {
  id: string;
  tenantId: string;
  mode: Mode;
  /** The pair is rejected from then on. */
  endsAt: Date | null;
  /** True while the operator suspends the tenant. */
  isSuspended: boolean;
}

/** Finds the tenant of a key pair; null when the pair is wrong or inactive. Needs the system context. */
export async function findKeyOwner(ctx: Context, apiKey: string, apiSecret: string): Promise<KeyOwner | null> {
  if (!isApiKey(apiKey)) return null;
  const row = await selectApiKeyByHash(ctx, ctx.vault.keyedHash(apiKey));
  if (!row) return null;
  const isRight = isSameSecret(ctx.vault.open(row.secretSealed, secretContext(row.tenantId, row.id)), apiSecret);
  if (!isRight || row.status !== 'ACTIVE') return null;
  const { id, tenantId, mode, endsAt, isSuspended } = row;
  return { id, tenantId, mode, endsAt, isSuspended };
}
