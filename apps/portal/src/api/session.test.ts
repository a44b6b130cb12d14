import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn, tokenEnding } from '../../testing/tokens.ts';
import {
  checkStoredTokens,
  clearSession,
  hasProductionAccess,
  isLoggedIn,
  readMode,
  readToken,
  storeLogin,
  switchMode,
} from './session.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

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

it('forgets everything but what belongs to the device', () => {
  logIn();
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  localStorage.setItem('shortcut-keys', 'off');
  clearSession();
  expect({ ...localStorage }).toEqual({ 'mantine-color-scheme-value': 'dark', 'shortcut-keys': 'off' });
});

it('reloads the page in the other mode, and leaves the invitations, which have no Sandbox', () => {
  logIn({ hasProduction: true });
  const [reload, assign] = [vi.fn(), vi.fn()];
  vi.stubGlobal('location', { pathname: '/usage', reload, assign });
  switchMode('Production');
  expect(reload).toHaveBeenCalledOnce();
  expect(readMode()).toBe('Sandbox');
  dispatchEvent(new Event('pagehide'));
  expect(readMode()).toBe('Production');
  vi.stubGlobal('location', { pathname: '/users/invite', reload, assign });
  switchMode('Sandbox');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/users');
  vi.stubGlobal('location', { pathname: '/link/winkSiteDetail/ws-1/Loans', reload, assign });
  switchMode('Sandbox');
  expect(assign).toHaveBeenLastCalledWith('/link/winkSite');
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the mode of somebody who goes on working instead of leaving', () => {
  logIn({ hasProduction: true });
  vi.stubGlobal('location', { pathname: '/usage', reload: vi.fn() });
  switchMode('Production');
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('pagehide'));
  expect(readMode()).toBe('Sandbox');
});
