import { CallError, urlOf } from '@smile/contract/call';
import type { AnswerOf, Endpoint } from '@smile/contract/endpoint';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { targetOf } from './call-api.ts';
import { checkPage, whenUnlocked } from './page-lock.ts';

type StreamEndpoint = Endpoint & { isStream: true; auth: 'developer' | 'openApi'; params?: undefined };

/** Wait before a reconnection; doubled after each failure. */
const firstWaitMs = 1000;
const maxWaitMs = 30_000;

interface Listener<E extends StreamEndpoint> {
  /** The stream is open. Earlier events were missed, so data may have to be loaded again. */
  onOpen: () => void;
  /** The stream could not be opened, or broke. */
  onFail?: () => void;
  onEvent: (data: AnswerOf<E>) => void;
}

/** Calls back for each event of a stream until the signal aborts; reconnects when the stream ends or breaks. */
export async function listenApi<E extends StreamEndpoint>(
  endpoint: E,
  { onOpen, onFail, onEvent }: Listener<E>,
  signal: AbortSignal,
  query?: Record<string, string>,
): Promise<void> {
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    try {
      await readStream(endpoint, query, signal, {
        onOpen,
        onEvent(data) {
          waitMs = firstWaitMs;
          onEvent(data as AnswerOf<E>);
        },
      });
    } catch (error) {
      onFail?.();
      // The server refused the request itself, and would again.
      if (error instanceof CallError) return;
      waitMs = Math.min(maxWaitMs, waitMs * 2);
    }
    await pause(waitMs, signal);
  }
}

interface StreamReader {
  onOpen: () => void;
  onEvent: (data: unknown) => void;
}

async function readStream(
  endpoint: Endpoint,
  query: Record<string, string> | undefined,
  signal: AbortSignal,
  { onOpen, onEvent }: StreamReader,
): Promise<void> {
  // A page locked by another tab's sign-in or mode must not call the server.
  if (!checkPage()) await whenUnlocked(signal);
  const { baseUrl, token } = targetOf(endpoint.auth as StreamEndpoint['auth']);
  const response = await fetch(baseUrl + urlOf(endpoint.path, undefined, query), {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429;
  if (isRefused) throw new CallError('REFUSED', 'The stream was refused.', response.status, null);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!response.ok || !response.body || !isStream)
    throw new Error(`The server answered with status ${response.status} instead of a stream.`);
  onOpen();
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onEvent(JSON.parse(value.data));
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
