import { readMode, tokenNames } from '../../api/session.ts';
import { readTokenExpiry } from '../../api/token-claims.ts';

/** The end user whom the emulator acts for. */
export interface EmulatedUser {
  userId: string;
  token: string;
}

/** Avoids a session that expires right after it started. */
const minimumSecondsLeft = 1800;

function entryName(): string {
  return readMode() === 'Production' ? tokenNames.productionUser : tokenNames.sandboxUser;
}

/** The mode's stored user; null once the token has expired. */
export function readEmulatedUser(nowMs: number): EmulatedUser | null {
  const token = localStorage.getItem(entryName());
  const userId = token && readUserId(token);
  if (!token || !userId || (readTokenExpiry(token) ?? 0) - nowMs / 1000 < minimumSecondsLeft) return null;
  return { userId, token };
}

export function storeEmulatedUser({ token }: EmulatedUser): void {
  localStorage.setItem(entryName(), token);
}

function readUserId(token: string): string | null {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { userId } = JSON.parse(atob(payload)) as { userId?: unknown };
    return typeof userId === 'string' ? userId : null;
  } catch {
    return null;
  }
}
