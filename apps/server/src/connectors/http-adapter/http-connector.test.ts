import { createHmac } from 'node:crypto';
import type { Provider } from '@smile/contract/providers';
import { afterEach, describe, expect, it } from 'vitest';
import { inlineCompute } from '../../../testing/compute/inline-compute.ts';
import {
  type AdapterCall,
  type ScriptedAnswer,
  startScriptedAdapter,
} from '../../../testing/receivers/connector-adapter.ts';
import { findProvider } from '../../features/datasources/catalogue.ts';
import { systemRandomBytes } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { createSender } from '../../platform/outbound/send-request.ts';
import type { Connector } from '../connector.ts';
import { type AdapterSettings, createAdapterClient } from './adapter-client.ts';
import { createAnswerReader } from './answer-reader.ts';
import { createHttpConnector } from './http-connector.ts';
import { maxAnswerBytes } from './send-adapter-request.ts';

const secret = 'a secret of the test, long enough';
const provider: Provider = findProvider('sss_ph', { linkUrl: '', isEnabled: () => true })!;
const now = new Date('2026-01-31T08:30:00Z');
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Waits resolve at once and advance the clock that the client reads. */
async function open(
  answer: (call: AdapterCall, count: number) => ScriptedAnswer | null | Promise<ScriptedAnswer | null>,
  settings: Partial<AdapterSettings> = {},
) {
  const adapter = await startScriptedAdapter(answer);
  const sender = createSender({ allowPrivate: settings.allowPrivate ?? true, maxAnswerBytes });
  closers.push(() => sender.close(), adapter.close);
  const logged: unknown[] = [];
  const waits: number[] = [];
  let aheadMs = 0;
  const log = { warn: (...entry: unknown[]) => logged.push(entry) } as unknown as Log;
  const client = createAdapterClient(
    { id: 'test', url: adapter.url, secret, allowPrivate: true, maxConcurrent: 2, timeoutSeconds: 5, ...settings },
    {
      sender,
      read: createAnswerReader(inlineCompute),
      log,
      randomBytes: systemRandomBytes,
      nowMs: () => Date.now() + aheadMs,
      async wait(ms) {
        waits.push(ms);
        aheadMs += ms;
      },
    },
  );
  const advance = (ms: number) => {
    aheadMs += ms;
  };
  return { connector: createHttpConnector(client, []), calls: adapter.calls, logged, waits, advance };
}

const credentials = { ssNumber: '3300000008', password: 'very-secret' };
const begin = (connector: Connector, key = 'a-1:0:login') =>
  connector.begin({ key, provider, loginType: 'SS_NUMBER', credentials, now });
const connected = { status: 'CONNECTED', loginName: '3300000008', state: { token: 't1' } };
const accented = { ...connected, loginName: 'Peñafrancia' };
const utf8Type = { 'content-type': 'application/json; charset=utf-8' };
const inLatin1 = (body: object) => Buffer.from(JSON.stringify(body), 'latin1');
const page = (data: unknown, progress: number, nextCursor: string | null, more = {}) => ({
  body: { status: 'PAGE', data, progress, nextCursor, ...more },
});
const identity = { fullName: 'George Palomero Jr.' };

async function fetchAll(connector: Connector) {
  const percents: number[] = [];
  const onProgress = async (percent: number) => void percents.push(percent);
  const outcome = await connector.fetch({
    key: 'task-1',
    provider,
    state: { token: 't1' },
    now,
    onProgress,
    linkTo: String,
  });
  return { outcome, percents };
}

describe('a request', () => {
  it('is signed, has a key, and names the call', async () => {
    const { connector, calls } = await open(() => ({ body: connected }));
    expect(await begin(connector)).toEqual(connected);
    const [{ operation, headers, body, message }] = calls as [AdapterCall];
    expect(operation).toBe('begin');
    expect(message).toMatchObject({ operation: 'begin', providerId: 'sss_ph', loginType: 'SS_NUMBER', credentials });
    expect(message.key).toBe(headers['idempotency-key']);
    expect(message.key).not.toContain('a-1');
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers;
    const expected = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
  });

  it('keeps its key for the same step, and has a new message id', async () => {
    const { connector, calls } = await open((_call, count) =>
      count === 1 ? { status: 202, headers: { 'retry-after': '3' } } : { body: connected },
    );
    await begin(connector);
    await begin(connector, 'a-1:1:login');
    const keys = calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  });

  it('waits as long as the adapter asks', async () => {
    const { connector, waits } = await open((_call, count) => {
      if (count === 1) return { status: 202, headers: { 'retry-after': '7' } };
      if (count === 2) return { status: 429, headers: { 'retry-after': '900' } };
      return { body: connected };
    });
    expect(await begin(connector)).toMatchObject({ status: 'CONNECTED' });
    expect(waits).toEqual([7000, 60_000]);
  });

  it('ends when the adapter takes too long', async () => {
    const { connector, logged } = await open(() => ({ status: 202, headers: { 'retry-after': '30' } }));
    expect(await begin(connector)).toEqual({ status: 'ERROR', loginName: null, errorCode: 'SERVICE_UNAVAILABLE' });
    expect(logged).toHaveLength(1);
  });

  it('does not go to a private address unless the operator allows it', async () => {
    const { connector, calls } = await open(() => ({ body: connected }), { allowPrivate: false });
    expect(await begin(connector)).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE' });
    expect(calls).toHaveLength(0);
  });
});

describe('a faulty answer', () => {
  it.each<[string, ScriptedAnswer, string]>([
    ['a status of refusal', { status: 401 }, 'SYSTEM_ERROR'],
    ['something that is not JSON', { body: 'hello' }, 'SYSTEM_ERROR'],
    ['an unknown status', { body: { status: 'FINE' } }, 'SYSTEM_ERROR'],
    ['an unknown error code', { body: { status: 'ERROR', errorCode: 'NO_IDEA' } }, 'SYSTEM_ERROR'],
    ['a state that is too long', { body: { ...connected, state: { x: 'x'.repeat(20_000) } } }, 'SYSTEM_ERROR'],
    ['a failure of the server', { status: 500 }, 'SERVICE_UNAVAILABLE'],
    ['U+0000 in a text', { body: { ...connected, loginName: 'a\u0000b' } }, 'SYSTEM_ERROR'],
    ['half a surrogate pair', { body: { ...connected, loginName: 'a\ud800' } }, 'SYSTEM_ERROR'],
    ['a text that turns its direction', { body: { ...connected, loginName: 'a\u202eb' } }, 'SYSTEM_ERROR'],
    ['a text in Latin-1', { body: inLatin1(accented) }, 'SYSTEM_ERROR'],
    ['a text in Latin-1 said to be UTF-8', { body: inLatin1(accented), headers: utf8Type }, 'SYSTEM_ERROR'],
    ['a text that ends in the middle of a character', { body: Buffer.from([0x22, 0xc3]) }, 'SYSTEM_ERROR'],
    ['U+0000 in a name of the state', { body: { ...connected, state: { 'a\u0000': [{ b: 1 }] } } }, 'SYSTEM_ERROR'],
    ['an answer that is nested without end', { body: '['.repeat(200_000) + ']'.repeat(200_000) }, 'SYSTEM_ERROR'],
  ])('becomes an error code: %s', async (_what, answer, errorCode) => {
    const { connector, logged } = await open(() => answer);
    expect(await begin(connector)).toEqual({ status: 'ERROR', loginName: null, errorCode });
    expect(JSON.stringify(logged)).not.toMatch(/very-secret|3300000008|xxx|hello/);
  });

  it.each([
    ['UTF-8', Buffer.from(JSON.stringify(accented)), utf8Type],
    ['Latin-1 that is named', inLatin1(accented), { 'content-type': 'application/json; charset=iso-8859-1' }],
  ])('keeps the letters of a text in %s', async (_charset, body, headers) => {
    const { connector } = await open(() => ({ body, headers }));
    expect(await begin(connector)).toMatchObject({ status: 'CONNECTED', loginName: 'Peñafrancia' });
  });

  it('is retried, a few times while a person waits', async () => {
    const { connector, calls } = await open((_call, count) => (count < 3 ? { status: 502 } : { body: connected }));
    expect(await begin(connector)).toMatchObject({ status: 'CONNECTED' });
    expect(calls).toHaveLength(3);
  });

  it('may be late, within a limit', async () => {
    const { connector } = await open(() => null, { timeoutSeconds: 0.05 });
    expect(await begin(connector)).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE' });
  });
});

describe('a provider that is away', () => {
  it('is skipped after five failures, and tried again after a while', async () => {
    let isUp = false;
    const { connector, calls, advance } = await open(() => (isUp ? { body: connected } : { status: 500 }));
    await begin(connector);
    await begin(connector);
    expect(calls).toHaveLength(5);
    await begin(connector);
    expect(calls).toHaveLength(5);
    isUp = true;
    advance(15_001);
    expect(await begin(connector)).toMatchObject({ status: 'CONNECTED' });
  });

  it('gets no more concurrent requests than it may', async () => {
    let open_ = 0;
    let max = 0;
    const { connector } = await open(async () => {
      open_ += 1;
      max = Math.max(max, open_);
      await new Promise((done) => setTimeout(done, 20));
      open_ -= 1;
      return { body: connected };
    });
    await Promise.all(Array.from({ length: 8 }, (_, index) => begin(connector, `key-${index}`)));
    expect(max).toBe(2);
  });
});

describe('a provider with broken answers about one account', () => {
  const isFirst = (message: Record<string, unknown>) =>
    (message.credentials as { ssNumber?: string } | undefined)?.ssNumber === '1';
  const beginAs = (connector: Connector, ssNumber: string, key: string) =>
    connector.begin({ key, provider, loginType: 'SS_NUMBER', credentials: { ssNumber, password: 'x' }, now });

  it('is available to other accounts', async () => {
    const { connector } = await open(({ message }) =>
      isFirst(message) ? { body: { status: 'FINE' } } : { body: connected },
    );
    for (let n = 0; n < 12; n++)
      expect(await beginAs(connector, '1', `one-${n}`)).toMatchObject({ errorCode: 'SYSTEM_ERROR' });
    expect(await beginAs(connector, '2', 'two')).toMatchObject({ status: 'CONNECTED' });
  });

  it('is tried again after it was away, even when the first account gets a broken answer', async () => {
    let isUp = false;
    const { connector, advance } = await open(({ message }) => {
      if (!isUp) return { status: 500 };
      return isFirst(message) ? { body: 'hello' } : { body: connected };
    });
    await beginAs(connector, '2', 'a');
    await beginAs(connector, '2', 'b');
    isUp = true;
    advance(15_001);
    expect(await beginAs(connector, '1', 'c')).toMatchObject({ errorCode: 'SYSTEM_ERROR' });
    expect(await beginAs(connector, '2', 'd')).toMatchObject({ status: 'CONNECTED' });
  });
});

describe('reading', () => {
  it('joins pages, reports progress that never falls, and fills in missing fields', async () => {
    const { connector, calls } = await open(({ message }) => {
      if (message.cursor === null) return page({ identities: [identity] }, 60, 'two');
      if (message.cursor === 'two') return page({ contributions: [contribution('2026-01-31')] }, 40, 'three');
      return page({ contributions: [contribution('2025-12-31')] }, 100, null);
    });
    const { outcome, percents } = await fetchAll(connector);
    expect(percents).toEqual([60, 60, 100]);
    if (outcome.status !== 'FETCHED') throw new Error(outcome.errorCode);
    expect(outcome.data.identities).toEqual([expect.objectContaining({ ...identity, photoUrl: null, emails: [] })]);
    expect(outcome.data.contributions.map(({ date }) => date)).toEqual(['2026-01-31', '2025-12-31']);
    expect(outcome.datapoints).toEqual(['IDENTITIES', 'EMPLOYMENTS', 'CONTRIBUTIONS', 'LIABILITIES', 'DOCUMENTS']);
    expect(outcome).not.toHaveProperty('state');
    expect(new Set(calls.map(({ message }) => message.key)).size).toBe(3);
  });

  it("reports the adapter's progress", async () => {
    const { connector } = await open((_call, count) =>
      count < 3
        ? { status: 202, headers: { 'retry-after': '1' }, body: { progress: count * 20 } }
        : page({ identities: [identity] }, 100, null),
    );
    expect((await fetchAll(connector)).percents).toEqual([20, 40, 100]);
  });

  it('continues with the state of the last page', async () => {
    const { connector, calls } = await open((_call, count) =>
      count === 1 ? page({}, 50, 'two', { state: { token: 't2' } }) : page({}, 100, null),
    );
    expect((await fetchAll(connector)).outcome).toMatchObject({ status: 'FETCHED', state: { token: 't2' } });
    expect(calls[1]!.message.state).toEqual({ token: 't2' });
  });

  it.each([
    ['a cursor that comes again', page({}, 50, 'same'), 'SYSTEM_ERROR'],
    ['an item that is not of the protocol', page({ identities: [{ name: 'George' }] }, 100, null), 'SYSTEM_ERROR'],
    ['U+0000 in the data', page({ identities: [{ fullName: 'George\u0000' }] }, 100, null), 'SYSTEM_ERROR'],
    ['half a surrogate pair in the data', page({ identities: [{ fullName: '\udc00' }] }, 100, null), 'SYSTEM_ERROR'],
    [
      'a text in Latin-1',
      { body: inLatin1(page({ identities: [{ fullName: 'Peña' }] }, 100, null).body) },
      'SYSTEM_ERROR',
    ],
    ['a date that there is not', page({ contributions: [contribution('2026-02-30')] }, 100, null), 'SYSTEM_ERROR'],
    ['a refusal', { body: { status: 'ERROR', errorCode: 'EXPIRED_CREDENTIALS' } }, 'EXPIRED_CREDENTIALS'],
  ])('ends with an error for %s', async (_what, answer, errorCode) => {
    const { connector } = await open(() => answer);
    expect((await fetchAll(connector)).outcome).toEqual({ status: 'ERROR', errorCode });
  });

  it('outwaits a provider that is away for a while', async () => {
    const { connector } = await open((_call, count) =>
      count < 9 ? { status: 503 } : page({ identities: [identity] }, 100, null),
    );
    expect((await fetchAll(connector)).outcome).toMatchObject({ status: 'FETCHED' });
  });
});

describe('ending a connection', () => {
  it('notifies the source', async () => {
    const { connector, calls } = await open(() => ({ body: { status: 'REVOKED' } }));
    await connector.revoke({ key: 'a-1:0:revoke', provider, state: { token: 't1' }, now });
    expect(calls[0]!.message).toMatchObject({ operation: 'revoke', state: { token: 't1' } });
  });

  it('throws when the source cannot be told', async () => {
    const { connector } = await open(() => ({ status: 500 }));
    await expect(connector.revoke({ key: 'k', provider, state: {}, now })).rejects.toThrow('status 500');
  });
});

function contribution(date: string) {
  return { date, currency: 'PHP', amount: 500, referenceId: null };
}
