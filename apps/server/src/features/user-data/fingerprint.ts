import type { ModeContext } from '../../context.ts';
import type { Vault } from '../../platform/crypto/vault.ts';

export interface LinkedAccount {
  id: string;
  userId: string;
  providerId: string;
  loginName: string | null;
}

export function fingerprintOf(ctx: ModeContext, { providerId, loginName }: LinkedAccount): string | null {
  return loginName?.trim() ? hashLogin(ctx.vault.keyedHash, { providerId, loginName }) : null;
}

export function hashLogin(keyedHash: Vault['keyedHash'], login: { providerId: string; loginName: string }): string {
  return keyedHash(`link:${login.providerId}:${login.loginName.trim().toLowerCase()}`);
}
