import { type LoginTokens, lifetimes } from '@smile/contract/auth';
import type { Mode, Role } from '@smile/contract/common';
import type { Context } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import type { TokenClaims } from '../../../tokens.ts';

interface TokenOwner {
  tenantId: string;
  developerId: string;
  role: Role;
  tokenVersion: number;
  isProductionEnabled: boolean;
}

/** A session's tokens, for the portal and for each mode of the Open API. */
export async function issueTokens(ctx: Context, owner: TokenOwner, sessionId: string): Promise<LoginTokens> {
  const base = { tenantId: owner.tenantId, userId: owner.developerId, version: owner.tokenVersion, sessionId };
  const openApi = (mode: Mode) => issue(ctx, { typ: 'openapi', ...base, mode }, lifetimes.openApiTokenSeconds);
  const developer: TokenClaims = { typ: 'developer', ...base, role: owner.role, mode: 'SANDBOX' };
  return {
    developerToken: await issue(ctx, developer, lifetimes.developerTokenSeconds),
    openApiSandboxToken: await openApi('SANDBOX'),
    openApiProductionToken: owner.isProductionEnabled ? await openApi('PRODUCTION') : null,
  };
}

async function issue(ctx: Context, claims: TokenClaims, lifetimeSeconds: number) {
  const issuedAt = ctx.now();
  const expiresAt = addSeconds(issuedAt, lifetimeSeconds);
  return { token: await ctx.tokens.sign(claims, issuedAt, expiresAt), expiresAt: toApiTime(expiresAt) };
}
