import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Endpoint } from '@smile/contract/endpoint';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { RawAnswer } from '../send.ts';
import { credentialsOf, follow, type World } from './world.ts';

/** Operations that trigger an event on each stream. */
const causes: Record<string, string> = {
  listenToWebhookDeliveries: 'sendTestEvent',
  listenToArchives: 'createArchive',
};

/** Reads a stream over a real connection until the first data arrives; returns the data as text. */
export async function readStream(world: World, endpoint: Endpoint): Promise<RawAnswer> {
  const address = await addressOf(world);
  const authorization = credentialsOf(world, endpoint)!;
  const listening = get(`${address}/sandbox/v1${endpoint.path}`, { agent: false, headers: { authorization } });
  const [response] = (await once(listening, 'response')) as [IncomingMessage];
  try {
    await follow(world, causes[endpoint.operationId]!);
    const events = Readable.toWeb(response)
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { data: text } of events)
      return { status: response.statusCode!, headers: response.headers, text, bytes: Buffer.from(text) };
    throw new Error('The stream ended and told nothing.');
  } finally {
    listening.destroy();
  }
}

async function addressOf({ app: { portal } }: World): Promise<string> {
  if (!portal.server.listening) return portal.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(portal.server.address() as AddressInfo).port}`;
}
