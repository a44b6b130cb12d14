import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface AdapterCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

interface AdapterAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface LookupAdapter {
  url: string;
  calls: AdapterCall[];
  /** Sets the answer for the next requests. */
  answer(next: AdapterAnswer): void;
  close(): Promise<void>;
}

/** A real adapter service on loopback. */
export async function startLookupAdapter(): Promise<LookupAdapter> {
  const calls: AdapterCall[] = [];
  let current: AdapterAnswer = { body: { resultCode: 'NO_DATA' } };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    calls.push({ path: request.url!, headers: request.headers, body: JSON.parse(text) });
    const { status = 200, headers = {}, body } = current;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer(next) {
      current = next;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
