import { developersApi } from '@smile/contract/developers';
import { answerCalls } from '@smile/contract/testing/answer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../testing/tokens.ts';
import { callApi } from './call-api.ts';
import { logOut } from './log-out.ts';
import { checkPage, endSession, followOtherTab, pageLock, stayInMode, switchMode, watchSession } from './page-lock.ts';
import { fixSession, isLoggedIn, readMode, unfixSession } from './session.ts';
import { addChangesSource, leaveQuestion } from './unsaved-changes.ts';

let withdraw: () => void = () => undefined;
let stopWatching: () => void;
let isWorking = false;
const [reload, assign, onSignIn] = [vi.fn(), vi.fn(), vi.fn()];
beforeEach(() => {
  localStorage.clear();
  logIn({ hasProduction: true });
  fixSession();
  isWorking = false;
  for (const mock of [reload, assign, onSignIn]) mock.mockClear();
  at('/usage');
  stopWatching = watchSession(() => isWorking, onSignIn);
});
afterEach(() => {
  withdraw();
  stopWatching();
  unfixSession();
  // Cancels a pending departure.
  dispatchEvent(new Event('keydown'));
  checkPage();
  vi.unstubAllGlobals();
});

function at(pathname: string): void {
  vi.stubGlobal('location', { pathname, search: '', hash: '', origin: 'http://localhost', reload, assign });
}

function type(): void {
  withdraw = addChangesSource({ kind: 'page', hasChanges: () => true });
}

function changeElsewhere(change: () => void): void {
  change();
  dispatchEvent(new Event('storage'));
}

const switchElsewhere = () => changeElsewhere(() => localStorage.setItem('mode', 'Production'));

it('reloads a page without changes when another tab switches the mode', () => {
  switchElsewhere();
  expect(reload).toHaveBeenCalledOnce();
  expect(pageLock.read()).toBeNull();
});

it('locks a page with changes, and sends nothing until the page returns to its mode', async () => {
  type();
  const fetchMock = answerCalls(() => ({}));
  switchElsewhere();
  expect(pageLock.read()).toBe('MODE');
  expect(reload).not.toHaveBeenCalled();
  const answer = callApi(developersApi.me, {});
  await Promise.resolve();
  expect(fetchMock).not.toHaveBeenCalled();
  stayInMode();
  await answer;
  expect(fetchMock).toHaveBeenCalledOnce();
  expect([readMode(), localStorage.getItem('mode')]).toEqual(['Sandbox', 'Sandbox']);
});

it('locks a page that missed the change with its next call', async () => {
  type();
  localStorage.setItem('mode', 'Production');
  const left = new AbortController();
  const answer = callApi(developersApi.me, {}, left.signal);
  expect(pageLock.read()).toBe('MODE');
  left.abort(new Error('The page was left.'));
  await expect(answer).rejects.toThrow('The page was left.');
});

it('locks a page with a pending request instead of reloading it', () => {
  isWorking = true;
  switchElsewhere();
  expect(pageLock.read()).toBe('MODE');
  expect(reload).not.toHaveBeenCalled();
});

it('unlocks a page once the same person has signed in again', async () => {
  type();
  const tokens = { ...localStorage };
  changeElsewhere(() => localStorage.clear());
  expect(pageLock.read()).toBe('SIGNED_OUT');
  changeElsewhere(() => {
    for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value);
  });
  expect(pageLock.read()).toBeNull();
});

it('follows the other tab once the changes are discarded', () => {
  type();
  switchElsewhere();
  followOtherTab();
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the page locked and the tokens of another tab when its own token is refused', () => {
  type();
  endSession();
  expect(pageLock.read()).toBe('SIGNED_OUT');
  expect(assign).not.toHaveBeenCalled();
  changeElsewhere(() => logIn());
  localStorage.setItem('jwt', 'of another tab');
  endSession();
  expect(localStorage.getItem('jwt')).toBe('of another tab');
});

it('asks before the mode is switched or the session ended over unsaved changes', () => {
  type();
  switchMode('Production');
  logOut();
  expect(localStorage.getItem('mode')).toBe('Sandbox');
  expect(isLoggedIn()).toBe(true);
  leaveQuestion.answer(false);
  switchMode('Production');
  leaveQuestion.answer(true);
  expect(localStorage.getItem('mode')).toBe('Production');
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['/users/invite', '/users'],
  ['/link/winkSiteDetail/ws-1/Loans', '/link/winkSite'],
])('leaves %s, which is of one mode, for %s', (from, to) => {
  at(from);
  switchMode('Production');
  expect(assign).toHaveBeenCalledExactlyOnceWith(to);
  expect(readMode()).toBe('Sandbox');
});

it('says when another tab has signed in', () => {
  localStorage.clear();
  fixSession();
  changeElsewhere(() => logIn());
  expect(onSignIn).toHaveBeenCalledOnce();
  expect(isLoggedIn()).toBe(true);
});
