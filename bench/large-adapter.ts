import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './child-process.ts';

const items = 40_000;
const nested = '['.repeat(2_000_000) + ']'.repeat(2_000_000);
const contribution = (index: number) => ({
  date: `20${String(10 + (index % 16)).padStart(2, '0')}-01-31`,
  currency: 'PHP',
  amount: 500,
  referenceId: `R${index}`,
});
const page = JSON.stringify({
  status: 'PAGE',
  data: { contributions: Array.from({ length: items }, (_, index) => contribution(index)) },
  progress: 100,
  nextCursor: null,
});
const answers: Record<string, string> = {
  health: '{"status":"UP"}',
  catalogue: '{"providers":[{"id":"sss_ph"}]}',
  begin: '{"status":"CONNECTED","loginName":"George","state":{"token":"t"}}',
  fetch: page,
  revoke: '{"status":"REVOKED"}',
};

/** An adapter in its own process with responses of the maximum size; a certain password requests nested ones. */
export async function serveLargeAnswers(): Promise<void> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body.includes('"nested"') ? nested : (answers[request.url!.slice(1)] ?? '{}'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  answer({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}
