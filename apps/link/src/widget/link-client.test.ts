import { answerCalls } from '@smile/contract/testing/answer';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLinkClient } from './link-client.ts';
import { readTokenMode } from './token-mode.ts';

function tokenOf(mode: string, id = ''): string {
  return `h.${btoa(JSON.stringify({ mode, id }))}.s`;
}

afterEach(() => vi.unstubAllGlobals());

describe('createLinkClient', () => {
  it.each([
    ['SANDBOX', 'https://link.example/link-sandbox/v1/accounts/a-1'],
    ['PRODUCTION', 'https://link.example/link/v1/accounts/a-1'],
  ])('calls the API of the token’s mode %s', async (mode, url) => {
    const fetch = answerCalls(() => ({ data: { id: 'a-1' } }));
    const client = createLinkClient('https://link.example', tokenOf(mode), () => {});
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
    const client = createLinkClient('https://link.example', tokenOf('SANDBOX'), onTokenExpired);
    const calls = Promise.all([client.call('listAccounts', {}), client.call('listAccounts', {})]);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), 8000);
    await vi.waitFor(() => expect(onTokenExpired).toHaveBeenCalledTimes(1), 8000);
    client.renewToken(fresh);
    await expect(calls).resolves.toHaveLength(2);
    expect(onTokenExpired).toHaveBeenCalledTimes(1);
  });

  it('passes other refusals on', async () => {
    answerCalls(() => ({ code: 'MISSING_RESOURCE' }));
    const client = createLinkClient('https://link.example', tokenOf('SANDBOX'), () => {});
    await expect(client.call('getAccount', { params: { id: 'a-1' } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('readTokenMode', () => {
  it('takes what is no token for the sandbox, whose API will refuse it', () => {
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
