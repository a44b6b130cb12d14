import { readFileSync } from 'node:fs';
import { type AccountErrorCode, accountErrors } from '@smile/contract/accounts';
import type { Provider } from '@smile/contract/providers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findProvider } from '../../features/datasources/catalogue.ts';
import { connectorFor } from '../registry.ts';
import { persons } from './persons.ts';
import { sandboxConnector } from './sandbox-connector.ts';
import { sandboxInputs } from './sandbox-inputs.ts';

const now = new Date('2026-01-31T08:30:00Z');
const key = 'step';
const codes = Object.keys(accountErrors) as AccountErrorCode[];
const [george] = persons;

function provider(id: string): Provider {
  const found = findProvider(id, { linkUrl: 'http://localhost:3001', isEnabled: () => true });
  if (!found) throw new Error(`no provider ${id}`);
  return found;
}

function begin(providerId: string, credentials: Record<string, string>) {
  return sandboxConnector.begin({ key, provider: provider(providerId), loginType: null, credentials, now });
}

/** Logs in at a provider without MFA and returns the connection state. */
async function connect(providerId: string, credentials: Record<string, string>) {
  const outcome = await begin(providerId, credentials);
  if (outcome.status !== 'CONNECTED') throw new Error(outcome.status);
  return outcome.state;
}

async function awaitCode() {
  const outcome = await begin('sss_ph', { ssNumber: '3300000008', password: '123456' });
  if (outcome.status !== 'AWAITING_MFA') throw new Error(outcome.status);
  return outcome;
}

async function fetchWith(password: string, onProgress = async (_percent: number) => {}) {
  const state = await connect('philhealth_ph', { username: 'George', password });
  return sandboxConnector.fetch({ key, provider: provider('philhealth_ph'), state, now, onProgress, linkTo: String });
}

afterEach(() => {
  vi.useRealTimers();
});

describe('login', () => {
  it.each([
    ['nbi_ph', { username: 'George', password: '123456' }],
    ['nbi_ph', { username: ' gEORGE ', password: '123456' }],
    ['freelancer', { email: 'GPalomero1234@smileapi.io', password: '123456' }],
    ['freelancer', { mobileNumber: '+63 955 999 1234', password: '123456' }],
    ['freelancer', { mobileNumber: '(+63) 9559991234', password: '123456' }],
    ['freelancer', { mobileNumber: '0955-999-1234', password: '123456' }],
    ['freelancer', { mobileNumber: '9559991234', password: '123456' }],
    ['freelancer', { username: 'George', password: '123456' }],
    ['nbi_ph', { username: '33-0000000-8', password: '123456' }],
    ['nbi_ph', { username: 'ryan1234@smileapi.io', password: '654321' }],
    ['nbi_ph', { username: '+62 8119994321', password: '654321' }],
    ['nbi_ph', { username: 'Christina', password: 'YGUS1' }],
    ['nbi_ph', { username: '6599996789', password: 'YGUS1' }],
    ['nbi_ph', { username: 'anisha98765@smileapi.io', password: '123456' }],
  ])('lets a test person into %s with %o', async (providerId, credentials) => {
    expect((await begin(providerId, credentials)).status).toBe('CONNECTED');
  });

  it.each([
    { username: 'nobody', password: '123456' },
    { username: 'George', password: '654321' },
    { username: 'Christina', password: 'ygus1' },
    { username: '0', password: '123456' },
    { username: 'George', password: 'error:NO_SUCH_CODE' },
    { username: 'nobody', password: 'error:ACCOUNT_LOCKED' },
  ])('refuses %o', async (credentials) => {
    expect(await begin('nbi_ph', credentials)).toEqual({
      status: 'ERROR',
      loginName: credentials.username,
      errorCode: 'INVALID_CREDENTIALS',
    });
  });

  it('asks for missing credentials', async () => {
    expect(await begin('nbi_ph', {})).toEqual({ status: 'ERROR', loginName: null, errorCode: 'AUTH_REQUIRED' });
    expect(await begin('nbi_ph', { username: 'George' })).toMatchObject({ errorCode: 'AUTH_REQUIRED' });
  });

  it('stores the login name and never the password', async () => {
    const outcome = await begin('nbi_ph', { username: 'Christina', password: 'YGUS1' });
    expect(outcome).toMatchObject({ status: 'CONNECTED', loginName: 'Christina' });
    expect(JSON.stringify(outcome)).not.toContain('YGUS1');
  });

  it('connects George to providers without a login', async () => {
    const state = await connect('comelec_ph', {});
    const outcome = await sandboxConnector.fetch({
      key,
      provider: provider('comelec_ph'),
      state,
      now,
      onProgress: async () => {},
      linkTo: String,
    });
    expect(outcome).toMatchObject({ data: { identities: [{ fullName: george.identity.fullName }] } });
    expect(sandboxConnector.loginOptions(provider('comelec_ph'))).toEqual([]);
  });

  it('lists the login options of each kind of provider', () => {
    const ways = (id: string) =>
      sandboxConnector
        .loginOptions(provider(id))
        .map(({ type, fields }) => [type, ...fields.map(({ name }) => name)].join(' '));
    expect(ways('sss_ph')).toEqual(['SS_NUMBER ssNumber password']);
    expect(ways('grab')).toEqual(['EMAIL email password', 'MOBILE_NUMBER mobileNumber password']);
    expect(ways('abccorp')).toEqual(['USERNAME username password']);
  });
});

describe('verification code', () => {
  it('is required by providers with MFA, and is accepted once', async () => {
    const { state, ...prompt } = await awaitCode();
    expect(prompt).toEqual({
      status: 'AWAITING_MFA',
      loginName: '3300000008',
      prompt: 'Enter the 4-digit verification code.',
      codeLength: 4,
      expiresInSeconds: 300,
      resendInSeconds: 30,
    });
    const outcome = await sandboxConnector.submitMfa({ key, provider: provider('sss_ph'), state, code: '1234', now });
    expect(outcome).toMatchObject({ status: 'CONNECTED', loginName: '3300000008' });
  });

  it.each([
    ['9999', 0, 'INVALID_MFA'],
    ['0000', 0, 'MFA_TIMEOUT'],
    ['1234', 301, 'MFA_TIMEOUT'],
  ])('rejects the code %s %i s later with %s', async (code, seconds, errorCode) => {
    const { state } = await awaitCode();
    const later = new Date(now.getTime() + seconds * 1000);
    const outcome = await sandboxConnector.submitMfa({ key, provider: provider('sss_ph'), state, code, now: later });
    expect(outcome).toEqual({ status: 'ERROR', loginName: '3300000008', errorCode });
  });

  it('expires later when sent again', async () => {
    const { state } = await awaitCode();
    const resent = await sandboxConnector.resendMfa({
      key,
      provider: provider('sss_ph'),
      state,
      now: new Date(now.getTime() + 200_000),
    });
    if (resent.status !== 'AWAITING_MFA') throw new Error(resent.status);
    const outcome = await sandboxConnector.submitMfa({
      key,
      provider: provider('sss_ph'),
      state: resent.state,
      code: '1234',
      now: new Date(now.getTime() + 400_000),
    });
    expect(outcome.status).toBe('CONNECTED');
  });

  it('cannot be skipped', async () => {
    const { state } = await awaitCode();
    const onProgress = async () => {};
    const outcome = await sandboxConnector.fetch({
      key,
      provider: provider('sss_ph'),
      state,
      now,
      onProgress,
      linkTo: String,
    });
    expect(outcome).toEqual({ status: 'ERROR', errorCode: 'AUTH_REQUIRED' });
  });

  it('answers an unreadable state with an error', async () => {
    const input = { key, provider: provider('sss_ph'), state: { personId: 1 }, now };
    const failed = { status: 'ERROR', loginName: null, errorCode: 'SYSTEM_ERROR' };
    expect(await sandboxConnector.submitMfa({ ...input, code: '1234' })).toEqual(failed);
    expect(await sandboxConnector.resendMfa(input)).toEqual(failed);
  });
});

describe('outcomes on purpose', () => {
  it.each(codes)('fails the login with %s', async (code) => {
    expect(await begin('sss_ph', { ssNumber: 'George', password: `error:${code}` })).toEqual({
      status: 'ERROR',
      loginName: 'George',
      errorCode: code,
    });
  });

  it.each(codes)('fails the sync with %s', async (code) => {
    expect(await fetchWith(`fetch-error:${code}`)).toEqual({ status: 'ERROR', errorCode: code });
  });

  it.each([
    ['123456 slow:5', 5],
    ['slow:2', 2],
    ['123456slow:600', 60],
    ['fetch-error:SYSTEM_ERROR slow:3', 3],
  ])('delays the sync for the password %s by %i s', async (password, seconds) => {
    vi.useFakeTimers();
    let isDone = false;
    const reading = fetchWith(password).then(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 10);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    await reading;
    expect(isDone).toBe(true);
  });

  it('are listed in the documentation', () => {
    const text = readFileSync(new URL('../../../../../docs/connectors.md', import.meta.url), 'utf8');
    for (const { input } of Object.values(sandboxInputs)) expect(text).toContain(`\`${input}`.replace(/`slow/, 'slow'));
    for (const code of codes) expect(text).toContain(`\`${code}\``);
    for (const person of persons) {
      expect(text).toContain(`| ${person.userName} |`);
      expect(text).toContain(person.email);
      expect(text).toContain(`(+${person.phone[0]}) ${person.phone[1]} | ${person.password} |`);
    }
  });
});

it('reports progress after each data point', async () => {
  const percents: number[] = [];
  const outcome = await fetchWith('123456', async (percent) => {
    percents.push(percent);
  });
  expect(percents).toEqual([25, 50, 75, 100]);
  expect(outcome).toMatchObject({ datapoints: ['IDENTITIES', 'EMPLOYMENTS', 'CONTRIBUTIONS', 'DOCUMENTS'] });
});

it('serves sandbox mode only, for providers with a live connection', () => {
  const adapters = { find: () => null };
  expect(connectorFor({ mode: 'SANDBOX', adapters }, provider('sss_ph'))).toBe(sandboxConnector);
  expect(connectorFor({ mode: 'SANDBOX', adapters }, provider('dfa_ph'))).toBeNull();
  expect(connectorFor({ mode: 'PRODUCTION', adapters }, provider('sss_ph'))).toBeNull();
});
