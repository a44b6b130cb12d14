import { answerCalls } from '@smile/contract/testing/answer';
import { expect, it, vi } from 'vitest';
import { sampleAccount } from '../../widget/testing/samples.ts';
import { connectSite } from '../site-connection.ts';
import { awaitLinked } from './await-linked.ts';

const site = { id: 'ws-1', version: 1, urlParams: {}, userToken: null };
const deaf = { onStarted() {}, onOutdated() {}, onEnded() {}, onClosed() {} };

/** Client stub that returns the account in these states, one per request. */
function visitWith(states: Parameters<typeof sampleAccount>[0][]) {
  const left = [...states];
  answerCalls(({ method, path }) => {
    const { pathname } = new URL(path, location.origin);
    if (method !== 'GET' || !pathname.endsWith('/accounts')) return {};
    const state = left.length > 1 ? left.shift() : left[0];
    return { data: { items: [sampleAccount(state)], nextCursor: null } };
  });
  return connectSite(site, deaf);
}

const reading = { status: 'CONNECTED', stage: 'FETCHING' } as const;
const options = { now: () => 0, onUnsettled: () => {} };

it('waits until the data has been read', async () => {
  const onUnsettled = vi.fn();
  const connection = visitWith([{ status: 'PENDING' }, reading, { status: 'CONNECTED', stage: 'DONE' }]);
  const linked = await awaitLinked(connection, { ...options, onUnsettled });
  expect(linked).toMatchObject({ linked: ['sss_ph'], hasFailed: false });
  expect(onUnsettled).toHaveBeenCalledTimes(2);
});

it('links no source whose reading has failed', async () => {
  const connection = visitWith([reading, { status: 'ERROR', errorCode: 'SERVICE_UNAVAILABLE' }]);
  expect(await awaitLinked(connection, options)).toMatchObject({ linked: [], hasFailed: true });
});

it('continues after a time limit with sources that are still being read', async () => {
  let now = 0;
  const connection = visitWith([reading]);
  const linked = await awaitLinked(connection, { ...options, now: () => (now += 15_000) });
  expect(linked).toMatchObject({ linked: ['sss_ph'], hasFailed: false });
});

it('waits for no account that is revoked meanwhile', async () => {
  let isRevoked = false;
  answerCalls(({ method, path }) => {
    const { pathname } = new URL(path, location.origin);
    if (method !== 'GET') return {};
    if (pathname.endsWith('/accounts'))
      return { data: { items: isRevoked ? [] : [sampleAccount(reading)], nextCursor: null } };
    if (!/\/accounts\//.test(pathname)) return { data: { items: [], nextCursor: null } };
    isRevoked = true;
    return { code: 'MISSING_RESOURCE' };
  });
  expect(await awaitLinked(connectSite(site, deaf), options)).toMatchObject({ linked: [], unsettledId: null });
});
