import { answerCalls } from '@smile/contract/testing/answer';
import { afterEach, expect, it, vi } from 'vitest';
import { createVisit } from './visit-invite.ts';

afterEach(() => vi.unstubAllGlobals());

const address = { origin: 'https://link.example', pathname: '/invite-user/iv-1', search: '?token=secret' };

it('posts the token of the link and keeps it out of the address of the call', async () => {
  const send = answerCalls(() => ({ data: { companyName: 'XYZ Bank' } }));
  expect(await createVisit(address)()).toMatchObject({ status: 'open', landing: { companyName: 'XYZ Bank' } });
  const [url, request] = send.mock.calls[0]!;
  expect(url).toBe('https://link.example/hosted/v1/invites/iv-1/visits');
  expect(request).toMatchObject({ method: 'POST', body: '{"token":"secret"}' });
});

it.each([
  ['LINK_EXPIRED', 'expired'],
  ['MISSING_RESOURCE', 'unknown'],
  ['INVALID_PARAMETERS', 'unknown'],
  ['SERVER_ERROR', 'unreachable'],
  ['REQUEST_LIMIT_EXCEEDED', 'unreachable'],
] as const)('takes %s as %s', async (code, result) => {
  answerCalls(() => ({ code }));
  expect(await createVisit(address)()).toEqual({ status: result });
});

it('sends no request without a token', async () => {
  const send = answerCalls(() => ({}));
  expect(await createVisit({ ...address, search: '' })()).toEqual({ status: 'unknown' });
  expect(send).not.toHaveBeenCalled();
});
