import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedEvent {
  type: string;
  data: Record<string, unknown>;
  isSigned: boolean;
}

export interface WebhookReceiver {
  url: string;
  events: ReceivedEvent[];
  close(): void;
}

/** A real loopback receiver that verifies `Smile-Signature` over the raw body. */
export async function startWebhookReceiver(secret: string): Promise<WebhookReceiver> {
  const events: ReceivedEvent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const expected = createHmac('sha512', secret).update(body).digest('hex');
      const event = JSON.parse(body.toString('utf8'));
      events.push({ ...event, isSigned: request.headers['smile-signature'] === expected });
      response.end('ok');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, events, close: () => void server.close() };
}
