import type { LoginTokens } from '@smile/contract/auth';
import type { Mode, modeNames } from '@smile/contract/common';
import { readTokenClaims, readTokenExpiry } from './token-claims.ts';

/**
 * The entries of local storage (specification 000 §3) and what each holds. The last two are the tokens of the end
 * user that the widget emulator acts for, one per mode.
 */
export const tokenNames = {
  developer: 'jwt',
  openApiSandbox: 'boxjwt',
  openApiProduction: 'prodjwt',
  sandboxUser: 'userSandboxAccessToken',
  productionUser: 'userProductionAccessToken',
} as const;

export const modeName = 'mode';

/** A token with less time left at startup is dropped. */
const minimumSecondsLeft = 1800;
/** Device settings outlive the session: the theme, and whether single-key shortcuts are on. */
const deviceNames = ['mantine-color-scheme-value', 'shortcut-keys'];

export type PortalMode = (typeof modeNames)[Mode];

interface Session {
  mode: PortalMode;
  developer: string | undefined;
  openApiSandbox: string | undefined;
  openApiProduction: string | undefined;
}

/** How the stored session differs from the one that this page shows. */
export type SessionConflict = 'MODE' | 'SIGNED_OUT' | 'OTHER_PERSON';

/** Mode and tokens at page load: other tabs change the stored values, never the environment a page writes to. */
let page: Session | undefined;

/** Fixes mode and tokens for the lifetime of this page; until then they are read from storage with each call. */
export function fixSession(): void {
  page = readStored();
}

/** Forgets what was fixed. */
export function unfixSession(): void {
  page = undefined;
}

function readStored(): Session {
  const read = (name: string) => localStorage.getItem(name) ?? undefined;
  const openApiProduction = read(tokenNames.openApiProduction);
  return {
    // Production only when chosen and the tenant has a production token.
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

/** The mode as calls name it. */
export function readApiMode(): Mode {
  return toApiMode(readMode());
}

export function toApiMode(mode: PortalMode): Mode {
  return mode === 'Sandbox' ? 'SANDBOX' : 'PRODUCTION';
}

/** Query parameter of calls that name the mode. */
export function modeQuery(): { mode: Mode } {
  return { mode: readApiMode() };
}

/**
 * Compares this page with what is stored now. A page without a session takes the stored one, and new tokens of the same
 * person in the same mode replace the old ones.
 */
export function findSessionConflict(): SessionConflict | null {
  if (!page) return null;
  const stored = readStored();
  // Another tab that signs in stores the mode last.
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

/** Stores the mode for the pages that are loaded from now on; other tabs follow. */
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

/** Forgets everything; the page stays as it is until the next one is opened. */
export function clearSession(): void {
  clearStorage();
  if (page) fixSession();
}

/**
 * Forgets what is stored, and the page keeps what it was loaded with.
 * @returns false, with nothing forgotten, when another tab has signed in meanwhile
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

/** Clears the session when a stored token cannot be read or ends within half an hour. */
export function checkStoredTokens(nowMs: number): void {
  const tokens = Object.values(tokenNames).map((name) => localStorage.getItem(name));
  const isUnusable = (token: string | null) =>
    token !== null && (readTokenExpiry(token) ?? 0) - nowMs / 1000 < minimumSecondsLeft;
  if (tokens.some(isUnusable)) clearSession();
}

/** After the session was cleared on purpose: a plain login page, which remembers nothing. */
export function openLogin(): void {
  location.assign('/login');
}
