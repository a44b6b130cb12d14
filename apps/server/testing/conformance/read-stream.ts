import type { Endpoint } from '@smile/contract/endpoint';
import type { RawAnswer } from '../send.ts';
import { publishTestEvent } from '../webhooks.ts';
import { credentialsOf, type World } from './world.ts';

/** Listens to a stream through a real connection until something is heard; its data as text. */
export async function readStream(world: World, endpoint: Endpoint): Promise<RawAnswer> {
  const address = await world.app.portal.listen({ port: 0, host: '127.0.0.1' });
  const closing = new AbortController();
  const response = await fetch(`${address}/sandbox/v1${endpoint.path}`, {
    headers: { authorization: credentialsOf(world, endpoint)! },
    signal: closing.signal,
  });
  await publishTestEvent(world.app, world.tenant);
  let heard = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    heard += chunk;
    if (/^data: .+\n\n/m.test(heard)) break;
  }
  closing.abort();
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), text: /^data: (.+)$/m.exec(heard)![1]! };
}
