import { afterEach, beforeEach, expect, it } from 'vitest';
import { logIn, tokenEnding } from '../../testing/tokens.ts';
import {
  checkStoredTokens,
  clearSession,
  findSessionConflict,
  fixSession,
  hasProductionAccess,
  isLoggedIn,
  modeQuery,
  readMode,
  readToken,
  storeLogin,
  unfixSession,
} from './session.ts';

beforeEach(() => localStorage.clear());
afterEach(unfixSession);

const issued = (token: string) => ({ token, expiresAt: '2026-01-01T00:00:00Z' });

it('stores a login under the specified names, in Sandbox', () => {
  localStorage.setItem('prodjwt', 'of someone before');
  localStorage.setItem('mode', 'Production');
  storeLogin({ developerToken: issued('d'), openApiSandboxToken: issued('s'), openApiProductionToken: null });
  expect({ ...localStorage }).toEqual({ jwt: 'd', boxjwt: 's', mode: 'Sandbox' });
  expect(isLoggedIn()).toBe(true);
  expect(hasProductionAccess()).toBe(false);
});

it('stores the production token of a tenant that has one', () => {
  storeLogin({ developerToken: issued('d'), openApiSandboxToken: issued('s'), openApiProductionToken: issued('p') });
  expect(readToken('openApiProduction')).toBe('p');
});

it('is in Sandbox whatever is stored, without a production token', () => {
  logIn({ mode: 'Production' });
  expect(readMode()).toBe('Sandbox');
  logIn({ mode: 'Production', hasProduction: true });
  expect(readMode()).toBe('Production');
});

it.each(['jwt', 'boxjwt', 'prodjwt', 'userSandboxAccessToken', 'userProductionAccessToken'])(
  'drops all tokens at startup when %s ends in under 1800 seconds',
  (name) => {
    logIn();
    localStorage.setItem(name, tokenEnding(1799));
    checkStoredTokens(Date.now());
    expect(localStorage).toHaveLength(0);
  },
);

it('keeps tokens with more time left', () => {
  logIn({ hasProduction: true });
  localStorage.setItem('jwt', tokenEnding(1810));
  checkStoredTokens(Date.now());
  expect(isLoggedIn()).toBe(true);
});

it('clears local storage when a token cannot be read', () => {
  logIn();
  localStorage.setItem('boxjwt', 'nonsense');
  localStorage.setItem('anything', 'else');
  checkStoredTokens(Date.now());
  expect(localStorage).toHaveLength(0);
});

it('keeps the colour theme of the device', () => {
  logIn();
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  localStorage.setItem('jwt', 'nonsense');
  checkStoredTokens(Date.now());
  expect({ ...localStorage }).toEqual({ 'mantine-color-scheme-value': 'dark' });
});

it('forgets everything except the settings of the device', () => {
  logIn();
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  localStorage.setItem('shortcut-keys', 'off');
  clearSession();
  expect({ ...localStorage }).toEqual({ 'mantine-color-scheme-value': 'dark', 'shortcut-keys': 'off' });
});

it('keeps mode and tokens of a page while another tab changes the storage', () => {
  logIn({ hasProduction: true });
  const own = readToken('openApiSandbox');
  fixSession();
  localStorage.setItem('mode', 'Production');
  localStorage.setItem('boxjwt', 'of another tab');
  expect(readMode()).toBe('Sandbox');
  expect(modeQuery()).toEqual({ mode: 'SANDBOX' });
  expect(readToken('openApiSandbox')).toBe(own);
});

it.each([
  ['MODE', () => localStorage.setItem('mode', 'Production')],
  ['SIGNED_OUT', () => localStorage.clear()],
  ['OTHER_PERSON', () => localStorage.setItem('jwt', tokenOf('dev-2'))],
  [null, () => localStorage.setItem('jwt', tokenOf('dev-1', 9000))],
])('finds the conflict %s', (conflict, change) => {
  logIn({ hasProduction: true });
  localStorage.setItem('jwt', tokenOf('dev-1'));
  fixSession();
  change();
  expect(findSessionConflict()).toBe(conflict);
  if (!conflict) expect(readToken('developer')).toBe(tokenOf('dev-1', 9000));
});

it('takes a session that another tab begins once it is complete', () => {
  fixSession();
  localStorage.setItem('jwt', tokenOf('dev-1'));
  findSessionConflict();
  expect(isLoggedIn()).toBe(false);
  localStorage.setItem('mode', 'Sandbox');
  findSessionConflict();
  expect(isLoggedIn()).toBe(true);
});

function tokenOf(userId: string, seconds = 7200): string {
  const claims = { userId, tenantId: 't-1', exp: Math.floor(Date.now() / 1000) + seconds };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
}
