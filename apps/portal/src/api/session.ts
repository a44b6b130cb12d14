import type { LoginTokens } from '@smile/contract/auth';
import type { Mode, modeNames } from '@smile/contract/common';
import { readTokenClaims, readTokenExpiry } from './token-claims.ts';

/**
 * Local storage keys (specification 000 §3) and their content. The last two are tokens of the widget emulator's end
 * user, one per mode.
 */
export const tokenNames = {
  developer: 'jwt',
  openApiSandbox: 'boxjwt',
  openApiProduction: 'prodjwt',
  sandboxUser: 'userSandboxAccessToken',
  productionUser: 'userProductionAccessToken',
} as const;

export const modeName = 'mode';

/** Tokens with less remaining lifetime are dropped at startup. */
const minimumSecondsLeft = 1800;
/** Device settings that survive logout: the theme, and whether single-key shortcuts are on. */
const deviceNames = ['mantine-color-scheme-value', 'shortcut-keys'];

export type PortalMode = (typeof modeNames)[Mode];

interface Session {
  mode: PortalMode;
  developer: string | undefined;
  openApiSandbox: string | undefined;
  openApiProduction: string | undefined;
}

/** How the stored session differs from the one of this page. */
export type SessionConflict = 'MODE' | 'SIGNED_OUT' | 'OTHER_PERSON';

/**
 * Mode and tokens at page load. Other tabs may change the stored values, but never the environment that this page
 * writes to.
 */
let page: Session | undefined;

/** Fixes mode and tokens for the lifetime of the page; before that they are read from storage for each call. */
export function fixSession(): void {
  page = readStored();
}

/** Undoes `fixSession`. */
export function unfixSession(): void {
  page = undefined;
}

function readStored(): Session {
  const read = (name: string) => localStorage.getItem(name) ?? undefined;
  const openApiProduction = read(tokenNames.openApiProduction);
  return {
    // Production only if chosen and the tenant has a production token.
    mode: read(modeName) === 'Production' && openApiProduction !== undefined ? 'Production' : 'Sandbox',
    developer: read(tokenNames.developer),
    openApiSandbox: read(tokenNames.openApiSandbox),
    openApiProduction,
  };
}

function current(): Session {
  return page ?? readStored();
}

export function readToken(name: keyof typeof tokenNames): string | undefined {
  if (name === 'sandboxUser' || name === 'productionUser') return localStorage.getItem(tokenNames[name]) ?? undefined;
  return current()[name];
}

export function isLoggedIn(): boolean {
  return readToken('developer') !== undefined;
}

export function hasProductionAccess(): boolean {
  return readToken('openApiProduction') !== undefined;
}

export function readMode(): PortalMode {
  return current().mode;
}

/** The mode as API calls spell it. */
export function readApiMode(): Mode {
  return toApiMode(readMode());
}

export function toApiMode(mode: PortalMode): Mode {
  return mode === 'Sandbox' ? 'SANDBOX' : 'PRODUCTION';
}

/** Query parameter with the mode. */
export function modeQuery(): { mode: Mode } {
  return { mode: readApiMode() };
}

/**
 * Compares this page with the stored session. A page without a session adopts the stored one; new tokens of the same
 * person and mode replace the old ones.
 */
export function findSessionConflict(): SessionConflict | null {
  if (!page) return null;
  const stored = readStored();
  // A tab that signs in stores the mode last, so the session is complete then.
  const isComplete = stored.developer !== undefined && localStorage.getItem(modeName) !== null;
  if (page.developer === undefined) {
    if (isComplete) page = stored;
    return null;
  }
  if (!isComplete && stored.developer !== page.developer) return 'SIGNED_OUT';
  if (!isSamePerson(stored.developer, page.developer)) return 'OTHER_PERSON';
  if (stored.mode !== page.mode) return 'MODE';
  page = stored;
  return null;
}

function isSamePerson(stored: string | undefined, own: string): boolean {
  if (stored === own) return true;
  const [a, b] = [readTokenClaims(stored ?? ''), readTokenClaims(own)];
  return a?.userId !== undefined && a.userId === b?.userId && a.tenantId === b.tenantId;
}

/** Stores the mode for pages loaded from now on; other tabs follow. */
export function storeMode(mode: PortalMode): void {
  localStorage.setItem(modeName, mode);
}

export function storeLogin(tokens: LoginTokens): void {
  clearStorage();
  localStorage.setItem(tokenNames.developer, tokens.developerToken.token);
  localStorage.setItem(tokenNames.openApiSandbox, tokens.openApiSandboxToken.token);
  if (tokens.openApiProductionToken) {
    localStorage.setItem(tokenNames.openApiProduction, tokens.openApiProductionToken.token);
  }
  localStorage.setItem(modeName, 'Sandbox');
  if (page) fixSession();
}

/** Clears all session data; the open page keeps showing until the next navigation. */
export function clearSession(): void {
  clearStorage();
  if (page) fixSession();
}

/**
 * Clears the stored session, but the page keeps its own.
 * @returns false, without clearing, if another tab has signed in meanwhile
 */
export function dropStoredSession(): boolean {
  if (page && localStorage.getItem(tokenNames.developer) !== (page.developer ?? null)) return false;
  clearStorage();
  return true;
}

function clearStorage(): void {
  const kept = deviceNames.map((name) => [name, localStorage.getItem(name)] as const);
  localStorage.clear();
  for (const [name, value] of kept) if (value !== null) localStorage.setItem(name, value);
}

/** Clears the session if a stored token is unreadable or expires within half an hour. */
export function checkStoredTokens(nowMs: number): void {
  const tokens = Object.values(tokenNames).map((name) => localStorage.getItem(name));
  const isUnusable = (token: string | null) =>
    token !== null && (readTokenExpiry(token) ?? 0) - nowMs / 1000 < minimumSecondsLeft;
  if (tokens.some(isUnusable)) clearSession();
}

/** After a deliberate logout: a login page without a remembered page. */
export function openLogin(): void {
  location.assign('/login');
}
