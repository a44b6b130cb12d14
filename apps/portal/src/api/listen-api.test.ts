import { webhookDeliveriesApi } from '@smile/contract/webhook-deliveries';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../testing/tokens.ts';
import { listenApi } from './listen-api.ts';

beforeEach(() => {
  logIn();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers each request with the next stream, which breaks off at its end; after the last one requests are refused. */
function answerStreams(...streams: Uint8Array<ArrayBuffer>[][]) {
  const fetchMock = vi.fn(async () => {
    const parts = streams.shift();
    if (!parts) return new Response(null, { status: 403 });
    const body = new ReadableStream({ pull: (stream) => (parts[0] ? stream.enqueue(parts.shift()) : stream.close()) });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Records events, including `open`, until the stream is refused. */
async function hear(): Promise<string[]> {
  const heard: string[] = [];
  let isOver = false;
  const onOpen = () => heard.push('open');
  const onEvent = ({ webhookId }: { webhookId: string }) => heard.push(webhookId);
  void listenApi(webhookDeliveriesApi.live, { onOpen, onEvent }, new AbortController().signal).then(() => {
    isOver = true;
  });
  while (!isOver) await vi.advanceTimersByTimeAsync(1000);
  return heard;
}

it('hears each event however the bytes are cut, and no comment', async () => {
  const text =
    ': open\n\ndata: {"webhookId":"é-1"}\n\n: still here\n\ndata:{"webhookId":\r\ndata:"2"}\r\n\r\ndata: {"cut';
  answerStreams([...bytesOf(text)].map((byte) => Uint8Array.of(byte)));
  expect(await hear()).toEqual(['open', 'é-1', '2']);
});

it('reopens a stream that ended and reports it, until it is refused', async () => {
  const fetchMock = answerStreams([bytesOf('data: {"webhookId":"1"}\n\n')], [bytesOf('data: {"webhookId":"2"}\n\n')]);
  expect(await hear()).toEqual(['open', '1', 'open', '2']);
  expect(fetchMock).toHaveBeenCalledTimes(3);
});

it('reports an answer that is no stream as a failure, and asks again less and less often', async () => {
  const fetchMock = vi.fn(async () => Response.json({ code: 'FAILED', message: 'Not now.' }));
  vi.stubGlobal('fetch', fetchMock);
  const onOpen = vi.fn();
  const onFail = vi.fn();
  const stop = new AbortController();
  const listening = listenApi(webhookDeliveriesApi.live, { onOpen, onFail, onEvent: () => {} }, stop.signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onOpen).not.toHaveBeenCalled();
  expect(onFail).toHaveBeenCalledTimes(3);
  stop.abort();
  await listening;
});
