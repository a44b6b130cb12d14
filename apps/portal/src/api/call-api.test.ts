import { authApi } from '@smile/contract/auth';
import { developersApi } from '@smile/contract/developers';
import { lookupReportsApi } from '@smile/contract/lookup-reports';
import { answerCalls } from '@smile/contract/testing/answer';
import { usersApi } from '@smile/contract/users';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../testing/tokens.ts';
import { callApi } from './call-api.ts';
import { isLoggedIn } from './session.ts';

beforeEach(() => {
  localStorage.clear();
  // jsdom cannot navigate.
  vi.stubGlobal('location', { ...location, pathname: '/users', search: '?a=1', hash: '', assign: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

it('calls the developer API with the developer token', async () => {
  logIn();
  const fetchMock = answerCalls(() => ({ data: { id: 'dev-1' } }));
  await callApi(developersApi.me, {});
  const [url, init] = fetchMock.mock.calls[0]!;
  expect(url).toBe('/developer/v1/developers/me');
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${localStorage.getItem('jwt')}`);
});

it.each([
  ['Sandbox', '/sandbox/v1/users', 'boxjwt'],
  ['Production', '/open/v1/users', 'prodjwt'],
])('calls the open API of %s mode with its token', async (mode, url, tokenName) => {
  logIn({ mode, hasProduction: true });
  localStorage.setItem(tokenName, 'the one');
  const fetchMock = answerCalls(() => ({}));
  await callApi(usersApi.list, {});
  expect(fetchMock.mock.calls[0]![0]).toBe(url);
  expect(new Headers(fetchMock.mock.calls[0]![1]?.headers).get('authorization')).toBe('Bearer the one');
});

it.each([
  [401, 'WHATEVER'],
  [400, 'INVALID_TOKEN'],
  [400, 'SESSION_EXPIRED'],
])('logs out and opens the login page on status %i with code %s', async (status, code) => {
  logIn();
  vi.stubGlobal('fetch', async () => Response.json({ code, message: 'No.' }, { status }));
  await expect(callApi(developersApi.me, {})).rejects.toThrow('No.');
  expect(isLoggedIn()).toBe(false);
  expect(location.assign).toHaveBeenCalledWith('/login?from=%2Fusers%3Fa%3D1');
});

it('keeps the session that begins while a token of the former one is refused', async () => {
  logIn();
  vi.stubGlobal('fetch', async () => {
    localStorage.setItem('jwt', `${localStorage.getItem('jwt')}-of-the-new-session`);
    return Response.json({ code: 'INVALID_TOKEN', message: 'No.' }, { status: 401 });
  });
  await expect(callApi(developersApi.me, {})).rejects.toThrow('No.');
  expect(isLoggedIn()).toBe(true);
  expect(location.assign).not.toHaveBeenCalled();
});

it('keeps an expired session when the caller shows the message first, but no other one', async () => {
  logIn();
  answerCalls(() => ({ code: 'SESSION_EXPIRED', message: 'Expired.' }));
  const remove = () =>
    callApi(developersApi.remove, { params: { id: 'dev-1' } }, undefined, { signsOutAfterMessage: true });
  await expect(remove()).rejects.toThrow('Expired.');
  expect(isLoggedIn()).toBe(true);
  answerCalls(() => ({ code: 'INVALID_TOKEN', message: 'No.' }));
  await expect(remove()).rejects.toThrow('No.');
  expect(isLoggedIn()).toBe(false);
});

it('stays logged in on other refusals, and on those of public calls', async () => {
  logIn();
  answerCalls(() => ({ code: 'REQUEST_LIMIT_EXCEEDED', message: 'No.' }));
  await expect(callApi(developersApi.me, {})).rejects.toThrow('No.');
  vi.stubGlobal('fetch', async () => Response.json({ code: 'INVALID_TOKEN', message: 'No.' }, { status: 401 }));
  await expect(callApi(authApi.confirmRegistration, { body: { token: 'x' } })).rejects.toThrow('No.');
  expect(isLoggedIn()).toBe(true);
});

it.each([
  [200, 'REQUEST_LIMIT_EXCEEDED'],
  [206, 'SERVER_UNAVAILABLE'],
])('takes no envelope for a file: status %i with code %s is a refusal', async (status, code) => {
  logIn();
  vi.stubGlobal('fetch', async () => Response.json({ code, message: 'No file.' }, { status }));
  const params = { kind: 'maws', id: 'maw-1' } as const;
  const file = callApi(lookupReportsApi.get, { params, query: { mode: 'SANDBOX' } });
  await expect(file).rejects.toMatchObject({ code, message: 'No file.', status });
});

it('hands over a file with the name that the server gives it', async () => {
  logIn();
  const disposition = `attachment; filename="?bersicht.pdf"; filename*=UTF-8''%C3%9Cbersicht.pdf`;
  answerCalls(() => ({ file: { type: 'application/pdf', content: '%PDF-', disposition } }));
  const params = { kind: 'maws', id: 'maw-1' } as const;
  const { data } = await callApi(lookupReportsApi.get, { params, query: { mode: 'SANDBOX' } });
  expect(data.name).toBe('Übersicht.pdf');
  expect(data.content.size).toBe(5);
});

it('reports a refused file by its code', async () => {
  logIn();
  answerCalls(() => ({ code: 'MISSING_RESOURCE', message: 'Gone.' }));
  const params = { kind: 'maws', id: 'maw-1' } as const;
  const refused = callApi(lookupReportsApi.get, { params, query: { mode: 'SANDBOX' } });
  await expect(refused).rejects.toMatchObject({ code: 'MISSING_RESOURCE', status: 404 });
});

it('counts an answer of another code as failed, whatever its status', async () => {
  logIn();
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'FAILED', message: 'Not saved.', data: {} }, { status: 200 }),
  );
  await expect(callApi(developersApi.me, {})).rejects.toMatchObject({ code: 'FAILED', message: 'Not saved.' });
});
