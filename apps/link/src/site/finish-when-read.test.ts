import { answerCalls } from '@smile/contract/testing/answer';
import { expect, it, vi } from 'vitest';
import { sampleAccount } from '../widget/testing/samples.ts';
import { finishWhenRead } from './finish-when-read.ts';
import { connectSite } from './site-connection.ts';

const site = { id: 'ws-1', version: 1, urlParams: {}, userToken: null };
const deaf = { onStarted() {}, onOutdated() {}, onEnded() {}, onClosed() {} };
const reading = { status: 'CONNECTED', stage: 'FETCHING' } as const;
const read = { status: 'CONNECTED', stage: 'DONE' } as const;
const failed = { status: 'ERROR', errorCode: 'SERVICE_UNAVAILABLE' } as const;

/** Stub of a server whose account has these states, one per request; only a connected account leads to success. */
function visitWith(states: Parameters<typeof sampleAccount>[0][]) {
  const left = [...states];
  let isConnected = true;
  const asked: unknown[] = [];
  answerCalls(({ method, path, body }) => {
    const { pathname } = new URL(path, location.origin);
    if (method === 'PUT') {
      asked.push(body);
      return { data: { status: isConnected ? 'SUCCESS' : 'FAILURE' } };
    }
    if (method !== 'GET' || !pathname.endsWith('/accounts')) return {};
    const state = left.length > 1 ? left.shift() : left[0];
    isConnected = state?.status === 'CONNECTED';
    return { data: { items: [sampleAccount(state)], nextCursor: null } };
  });
  const page = { dispatch: vi.fn(), store: { keepEnd: vi.fn() } };
  return { asked, page, connection: connectSite(site, deaf) };
}

/** Each look at the clock is five seconds later. */
function fakeClock() {
  let time = 0;
  return { now: () => (time += 5000), wait: async () => {} };
}

it('ends as a success once the data has been read', async () => {
  const { asked, page, connection } = visitWith([reading, reading, read]);
  expect(await finishWhenRead(connection, page, fakeClock())).toMatchObject({ status: 'SUCCESS' });
  expect(asked).toEqual([{ status: 'SUCCESS' }]);
  expect(page.dispatch).not.toHaveBeenCalled();
});

it('ends as a failure, back at the widget, when the reading fails meanwhile', async () => {
  const { asked, page, connection } = visitWith([reading, failed]);
  expect(await finishWhenRead(connection, page, fakeClock())).toMatchObject({ status: 'FAILURE' });
  expect(asked).toEqual([{ status: 'FAILURE' }]);
  expect(page.dispatch.mock.calls).toEqual([[{ type: 'notAtEnd' }]]);
});

it('shows the failure of a reading that outlasts the time limit', async () => {
  const { page, connection } = visitWith([...Array(8).fill(reading), failed]);
  expect(await finishWhenRead(connection, page, fakeClock())).toMatchObject({ status: 'SUCCESS' });
  await vi.waitFor(() => expect(page.dispatch).toHaveBeenCalledTimes(2));
  expect(page.dispatch.mock.calls.map(([event]) => event)).toMatchObject([
    { type: 'notAtEnd' },
    { type: 'finished', end: { status: 'FAILURE' } },
  ]);
  expect(page.store.keepEnd).toHaveBeenCalledWith(null);
});

it('ends a visit once when the network returns while the data is read', async () => {
  const { asked, page, connection } = visitWith([reading, reading, read]);
  const ended = vi.fn();
  void finishWhenRead(connection, page, fakeClock()).then(ended);
  void finishWhenRead(connection, page, fakeClock()).then(ended);
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect([ended.mock.calls.length, asked.length]).toEqual([1, 1]);
  await finishWhenRead(connection, page, fakeClock());
  expect(asked).toHaveLength(2);
});
