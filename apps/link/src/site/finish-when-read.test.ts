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

type State = Parameters<typeof sampleAccount>[0];

/** Stub of a server whose account has these states, one per request; only a connected account leads to success. */
function visitWith(states: State[], other: State[] = []) {
  const left = [...states];
  let connected: State[] = [];
  const asked: unknown[] = [];
  answerCalls(({ method, path, body }) => {
    const { pathname } = new URL(path, location.origin);
    if (method === 'PUT') {
      asked.push(body);
      const sources = connected.map((state) => ({ name: state?.providerId ?? 'SSS', logoUrl: '' }));
      return { data: { status: sources.length > 0 ? 'SUCCESS' : 'FAILURE', sources } };
    }
    if (method !== 'GET' || !pathname.endsWith('/accounts')) return {};
    const state = left.length > 1 ? left.shift() : left[0];
    const all = [state, ...other];
    connected = all.filter((each) => each?.status === 'CONNECTED');
    return { data: { items: all.map((each) => sampleAccount(each)), nextCursor: null } };
  });
  const page = { dispatch: vi.fn(), store: { keepEnd: vi.fn(), readEnd: vi.fn() } };
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

it('takes a source that could not be read off the result and its stored copy', async () => {
  const nbi = { ...read, id: 'a-2', providerId: 'NBI' };
  const { page, connection } = visitWith([...Array(8).fill(reading), failed], [nbi]);
  page.store.readEnd.mockReturnValue({ status: 'SUCCESS', answers: { Input_1: 'x' }, sources: [] });
  const end = await finishWhenRead(connection, page, fakeClock());
  expect(end.sources.map(({ name }) => name)).toEqual(['SSS', 'NBI']);
  await vi.waitFor(() => expect(page.dispatch).toHaveBeenCalledOnce());
  const sources = [{ name: 'NBI', logoUrl: '' }];
  expect(page.dispatch).toHaveBeenCalledWith({ type: 'finished', end: { ...end, sources } });
  expect(page.store.keepEnd).toHaveBeenCalledWith({ status: 'SUCCESS', answers: { Input_1: 'x' }, sources });
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
