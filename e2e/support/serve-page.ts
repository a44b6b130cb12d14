import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedPage {
  url: string;
  close(): void;
}

/** Serves one page from its own loopback origin. */
export async function servePage(html: string, headers: Record<string, string> = {}): Promise<ServedPage> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => void server.close() };
}
