import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DeliveryReceiver {
  /** Ends with a webhook's name; requests below `/dead/` are never answered. */
  url: string;
  /** Number of answered calls. */
  count(): number;
  /** Calls `handle` for each answered call with its body and arrival time, in ms of `performance.now()`. */
  onCall(handle: ((body: string, atMs: number) => void) | null): void;
  close(): void;
}

export async function startDeliveryReceiver(): Promise<DeliveryReceiver> {
  let count = 0;
  let handle: ((body: string, atMs: number) => void) | null = null;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.url!.startsWith('/dead/')) return;
      count += 1;
      handle?.(body, performance.now());
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => count,
    onCall(wanted) {
      handle = wanted;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
