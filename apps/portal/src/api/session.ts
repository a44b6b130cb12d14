import type { LoginTokens } from '@smile/contract/auth';
import type { Mode, modeNames } from '@smile/contract/common';
import { loginUrlFor } from './return-path.ts';
import { readTokenExpiry } from './token-expiry.ts';

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

/** After this long, or as soon as somebody goes on working, a page that was to be reloaded has stayed. */
const longestReloadMs = 10_000;

/** A token with less time left at startup is dropped. */
const minimumSecondsLeft = 1800;
/** What belongs to the device outlives the session: the theme, and whether shortcuts of a single key are on. */
const deviceNames = ['mantine-color-scheme-value', 'shortcut-keys'];

export type PortalMode = (typeof modeNames)[Mode];

export function readToken(name: keyof typeof tokenNames): string | undefined {
  return localStorage.getItem(tokenNames[name]) ?? undefined;
}

export function isLoggedIn(): boolean {
  return readToken('developer') !== undefined;
}

export function hasProductionAccess(): boolean {
  return readToken('openApiProduction') !== undefined;
}

/** Production only when chosen and the tenant has a production token. */
export function readMode(): PortalMode {
  return localStorage.getItem(modeName) === 'Production' && hasProductionAccess() ? 'Production' : 'Sandbox';
}

/** The mode as calls name it. */
export function readApiMode(): Mode {
  return toApiMode(readMode());
}

export function toApiMode(mode: PortalMode): Mode {
  return mode === 'Sandbox' ? 'SANDBOX' : 'PRODUCTION';
}

/** For calls that name the mode. */
export function modeQuery(): { mode: Mode } {
  return { mode: readApiMode() };
}

export function storeLogin(tokens: LoginTokens): void {
  clearSession();
  localStorage.setItem(tokenNames.developer, tokens.developerToken.token);
  localStorage.setItem(tokenNames.openApiSandbox, tokens.openApiSandboxToken.token);
  if (tokens.openApiProductionToken) {
    localStorage.setItem(tokenNames.openApiProduction, tokens.openApiProductionToken.token);
  }
  localStorage.setItem(modeName, 'Sandbox');
}

/** Forgets everything; the page stays as it is until the next one is opened. */
export function clearSession(): void {
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

/** Where to go from a page that is of one mode: invitations have no Sandbox, and a site is in one of the two. */
const listsOf = { '/users/invite': '/users', '/link/winkSiteDetail/': '/link/winkSite' };

/**
 * Reloads the page in the other mode; what is of one mode only gives way to its list. The mode
 * changes as the page goes: a page with unsaved changes asks, and whoever stays, stays in the mode it belongs to.
 */
export function switchMode(mode: PortalMode): void {
  const hasStayed = new AbortController();
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => hasStayed.abort(), { capture: true, once: true, signal: hasStayed.signal });
  setTimeout(() => hasStayed.abort(), longestReloadMs);
  addEventListener('pagehide', () => localStorage.setItem(modeName, mode), { once: true, signal: hasStayed.signal });
  const list = Object.entries(listsOf).find(([page]) => location.pathname.startsWith(page))?.[1];
  if (list) location.assign(list);
  else location.reload();
}

/** After the session was cleared on purpose: a plain login page, which remembers nothing. */
export function openLogin(): void {
  location.assign('/login');
}

/** For a refused token: forgets everything and opens the login page, which leads back here. */
export function endSession(): void {
  clearSession();
  location.assign(loginUrlFor(location.pathname + location.search + location.hash));
}
