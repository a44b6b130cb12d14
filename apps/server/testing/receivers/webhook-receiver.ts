import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; version: number; type: string; createdAt: string; data: Record<string, unknown> };
}

/** Answers one call; `number` starts at 1. Not ending the response leaves the caller waiting. */
type Answer = (response: ServerResponse, call: ReceivedCall, number: number) => void;

export interface WebhookReceiver {
  url: string;
  received: ReceivedCall[];
  /** Maximum number of concurrent calls so far. */
  peakConcurrency(): number;
  close(): Promise<void>;
}

/**
 * A real HTTP server on loopback that stores what it receives; answers 204 by default. Uses a unique path, since
 * retries of an earlier test may reach a reused port.
 */
export async function startWebhookReceiver(
  answer: Answer = (response) => response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const received: ReceivedCall[] = [];
  let concurrent = 0;
  let peak = 0;
  const path = `/hook/${randomUUID()}`;
  const server = createServer(async (request, response) => {
    if (!request.url!.startsWith(path)) return void response.writeHead(404).end();
    peak = Math.max(peak, ++concurrent);
    response.once('close', () => concurrent--);
    const call = await readCall(request);
    answer(response, call, received.push(call));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    received,
    peakConcurrency: () => peak,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Port 9 belongs to the retired discard service, so it refuses connections and is never assigned to a receiver. */
export const deadUrl = 'http://127.0.0.1:9/hook';

async function readCall(request: IncomingMessage): Promise<ReceivedCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const event = body.startsWith('{') ? JSON.parse(body) : {};
  return { method: request.method!, path: request.url!, headers: request.headers, body, event };
}
