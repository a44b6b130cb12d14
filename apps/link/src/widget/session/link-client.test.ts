import { answerCalls } from '@smile/contract/testing/answer';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLinkClient, readTokenMode } from './link-client.ts';

function tokenOf(mode: string, id = ''): string {
  return `h.${btoa(JSON.stringify({ mode, id }))}.s`;
}

function acceptOnly(token: () => string) {
  return answerCalls(({ headers }) =>
    headers.get('authorization') === `Bearer ${token()}` ? {} : { code: 'INVALID_TOKEN' },
  );
}

const deaf = { onTokenExpired() {}, onTokensRejected() {} };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('createLinkClient', () => {
  it.each([
    ['SANDBOX', 'https://link.example/link-sandbox/v1/accounts/a-1'],
    ['PRODUCTION', 'https://link.example/link/v1/accounts/a-1'],
  ])('calls the API of the token’s mode %s', async (mode, url) => {
    const fetch = answerCalls(() => ({ data: { id: 'a-1' } }));
    const client = createLinkClient('https://link.example', tokenOf(mode), deaf);
    await expect(client.call('getAccount', { params: { id: 'a-1' } })).resolves.toMatchObject({ id: 'a-1' });
    const headers = expect.objectContaining({ authorization: `Bearer ${tokenOf(mode)}` });
    expect(fetch).toHaveBeenCalledWith(url, expect.objectContaining({ method: 'GET', headers }));
  });

  it('reports a refused token once and sends every waiting call again with the fresh one', async () => {
    const fresh = tokenOf('SANDBOX', 'fresh');
    const fetch = answerCalls(({ headers }) =>
      headers.get('authorization') === `Bearer ${fresh}` ? {} : { code: 'INVALID_TOKEN' },
    );
    const onTokenExpired = vi.fn();
    const client = createLinkClient('https://link.example', tokenOf('SANDBOX'), { ...deaf, onTokenExpired });
    const calls = Promise.all([client.call('listAccounts', {}), client.call('listAccounts', {})]);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), 8000);
    await vi.waitFor(() => expect(onTokenExpired).toHaveBeenCalledTimes(1), 8000);
    client.renewToken(fresh);
    await expect(calls).resolves.toHaveLength(2);
    expect(onTokenExpired).toHaveBeenCalledTimes(1);
  });

  it('asks for a token three times with growing pauses, then reports that all were rejected', async () => {
    vi.useFakeTimers();
    const fetch = acceptOnly(() => 'none');
    const onTokenExpired = vi.fn(() => client.renewToken(tokenOf('SANDBOX', 'again')));
    const onTokensRejected = vi.fn();
    const client = createLinkClient('https://link.example', tokenOf('SANDBOX'), { onTokenExpired, onTokensRejected });
    void client.call('listAccounts', {});
    await vi.advanceTimersByTimeAsync(900);
    expect(onTokenExpired).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(onTokenExpired).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onTokenExpired).toHaveBeenCalledTimes(3);
    expect(onTokensRejected).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('continues with a token that arrives after all were rejected, and asks again once it expires', async () => {
    vi.useFakeTimers();
    const good = tokenOf('SANDBOX', 'good');
    let accepted = 'none';
    acceptOnly(() => accepted);
    const onTokenExpired = vi.fn(() => client.renewToken(''));
    const client = createLinkClient('https://link.example', tokenOf('SANDBOX'), { ...deaf, onTokenExpired });
    const call = client.call('listAccounts', {});
    await vi.advanceTimersByTimeAsync(60_000);
    accepted = good;
    client.renewToken(good);
    await expect(call).resolves.toBeDefined();
    accepted = 'none';
    void client.call('listAccounts', {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onTokenExpired).toHaveBeenCalledTimes(6);
  });

  it('passes other refusals on', async () => {
    answerCalls(() => ({ code: 'MISSING_RESOURCE' }));
    const client = createLinkClient('https://link.example', tokenOf('SANDBOX'), deaf);
    await expect(client.call('getAccount', { params: { id: 'a-1' } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('readTokenMode', () => {
  it('reads an invalid token as one of the Sandbox, whose API refuses it', () => {
    expect([readTokenMode(''), readTokenMode('a.b.c'), readTokenMode('nonsense')]).toEqual([
      'SANDBOX',
      'SANDBOX',
      'SANDBOX',
    ]);
  });

  it('reads payloads with URL-safe letters', () => {
    const payload = btoa(JSON.stringify({ note: '???>>>', mode: 'PRODUCTION' }));
    const safe = payload.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
    expect(readTokenMode(`h.${safe}.s`)).toBe('PRODUCTION');
  });
});
