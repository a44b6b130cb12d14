import type { FileStore } from '../files/file-store.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { OutboundRequest, Sender } from '../outbound/send-request.ts';
import { inSpan, type Tracing } from './tracing.ts';

/**
 * Adds a span for each outgoing request and sends `traceparent`. Records only the host, since URLs may contain secrets.
 */
export function traceSender(sender: Sender, tracing: Tracing | null): Sender {
  if (!tracing) return sender;
  return {
    ...sender,
    post: (request) =>
      inSpan(tracing, { name: 'POST', kind: 'client', attributes: targetOf(request) }, async (span) => {
        const headers = { ...request.headers, ...tracing.headers() };
        const answer = await sender.post({ ...request, headers });
        const { statusCode } = answer;
        if (statusCode !== null) span.set({ 'http.response.status_code': statusCode });
        if (statusCode === null) span.end('unreachable');
        else if (statusCode >= 400) span.end(String(statusCode));
        return answer;
      }),
  };
}

function targetOf({ url }: Pick<OutboundRequest, 'url'>) {
  const target = URL.canParse(url) ? new URL(url) : null;
  const port = Number(target?.port) || (target?.protocol === 'https:' ? 443 : 80);
  return {
    'http.request.method': 'POST',
    ...(target && { 'server.address': target.hostname, 'server.port': port }),
  };
}

/** `fetch` that adds a span and sends `traceparent`. */
export function traceFetch(tracing: Tracing | null): typeof fetch {
  if (!tracing) return fetch;
  return (input, init) =>
    inSpan(tracing, { name: 'POST', kind: 'client', attributes: targetOf({ url: String(input) }) }, async (span) => {
      const response = await fetch(input, { ...init, headers: { ...(init?.headers as object), ...tracing.headers() } });
      span.set({ 'http.response.status_code': response.status });
      if (response.status >= 400) span.end(String(response.status));
      return response;
    });
}

/** Adds a span for each file store call, without the file name. */
export function traceStore(store: FileStore, tracing: Tracing | null): FileStore {
  if (!tracing) return store;
  const call = <T>(operation: keyof FileStore, work: () => Promise<T>) =>
    tracing.hasActive() ? inSpan(tracing, { name: `files.${operation}`, kind: 'client' }, work) : work();
  return {
    put: (...input) => call('put', () => store.put(...input)),
    get: (...input) => call('get', () => store.get(...input)),
    remove: (...input) => call('remove', () => store.remove(...input)),
  };
}

/** Adds a span for each mail, without recipient or content. */
export function traceMail(transport: MailTransport, tracing: Tracing | null): MailTransport {
  if (!tracing) return transport;
  return {
    ...transport,
    send: (mail) => inSpan(tracing, { name: 'mail.send', kind: 'client' }, () => transport.send(mail)),
  };
}
