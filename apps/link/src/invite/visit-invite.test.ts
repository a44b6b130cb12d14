import { afterEach, expect, it, vi } from 'vitest';
import { createVisit } from './visit-invite.ts';

afterEach(() => vi.unstubAllGlobals());

const address = { origin: 'https://link.example', pathname: '/invite-user/iv-1', search: '?token=secret' };

function answer(status: number, envelope: object) {
  const send = vi.fn(async (_url: string, _request: RequestInit) => new Response(JSON.stringify(envelope), { status }));
  vi.stubGlobal('fetch', send);
  return send;
}

it('posts the token of the link and keeps it out of the address of the call', async () => {
  const send = answer(201, { code: 'OK', data: { companyName: 'XYZ Bank' } });
  expect(await createVisit(address)()).toEqual({ status: 'open', landing: { companyName: 'XYZ Bank' } });
  const [url, request] = send.mock.calls[0]!;
  expect(url).toBe('https://link.example/hosted/v1/invites/iv-1/visits');
  expect(request).toMatchObject({ method: 'POST', body: '{"token":"secret"}' });
});

it.each([
  [400, 'LINK_EXPIRED', 'expired'],
  [404, 'MISSING_RESOURCE', 'unknown'],
  [400, 'INVALID_PARAMETERS', 'unknown'],
  [500, 'SERVER_ERROR', 'unreachable'],
  [429, 'REQUEST_LIMIT_EXCEEDED', 'unreachable'],
])('takes %i %s as %s', async (status, code, result) => {
  answer(status, { code, message: '', requestId: 'r', data: {} });
  expect(await createVisit(address)()).toEqual({ status: result });
});

it('asks for nothing without a token', async () => {
  const send = answer(201, {});
  expect(await createVisit({ ...address, search: '' })()).toEqual({ status: 'unknown' });
  expect(send).not.toHaveBeenCalled();
});
