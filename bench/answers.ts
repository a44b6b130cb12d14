import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { callOrThrow } from '../scripts/resilience/http-call.mjs';
import { registerTenant } from '../scripts/resilience/register-tenant.mjs';
import { endServer, startServer } from '../scripts/resilience/server-process.mjs';
import { readCpuMicroseconds } from './load.ts';
import { median } from './measure/figures.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 11);
const connections = 16;
const perRound = 3000;
const warmUpRounds = 2;

interface Kind {
  name: string;
  path: string;
  headers: OutgoingHttpHeaders;
}

export interface AnswerCost {
  name: string;
  /** Server CPU time per response, median of the rounds. */
  microseconds: number;
  bytes: number;
}

/** Measures the cost of ETags and compression: each compared with plain responses, alternating in every round. */
export async function measureAnswers(given: Record<string, string>): Promise<AnswerCost[]> {
  const server = await startServer(given);
  const { authorization } = await registerTenant(server.url);
  const users = `${server.url}/sandbox/v1/users`;
  const created: { user: { id: string } }[] = [];
  for (let count = 0; count < 20; count++)
    created.push(await callOrThrow<{ user: { id: string } }>(users, { method: 'POST', authorization, body: {} }));
  const one = `/sandbox/v1/users/${created[0]!.user.id}`;
  const list = '/sandbox/v1/users?size=20';
  const tag = (await ask(new Agent(), server.url + one, { authorization })).etag;
  const kinds: Kind[] = [
    { name: 'a user, as a browser gets it', path: one, headers: { 'sec-fetch-mode': 'cors' } },
    { name: 'a user with its version', path: one, headers: {} },
    { name: 'a user that has not changed', path: one, headers: { 'if-none-match': tag } },
    { name: 'twenty users', path: list, headers: {} },
    { name: 'twenty users, gzip', path: list, headers: { 'accept-encoding': 'gzip' } },
  ];
  const costs: Record<string, number[]> = {};
  const bytes: Record<string, number> = {};
  for (let round = -warmUpRounds; round < rounds; round++)
    for (const { name, path, headers } of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const before = readCpuMicroseconds(server.pid) ?? 0;
      bytes[name] = await askOften(server.url + path, { ...headers, authorization });
      const cost = ((readCpuMicroseconds(server.pid) ?? 0) - before) / perRound;
      if (round >= 0) costs[name] = [...(costs[name] ?? []), cost];
    }
  await endServer(server);
  return kinds.map(({ name }) => ({ name, microseconds: median(costs[name]!), bytes: bytes[name]! }));
}

async function askOften(url: string, headers: OutgoingHttpHeaders): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = perRound;
  let bytes = 0;
  const askInTurn = async () => {
    while (left-- > 0) ({ bytes } = await ask(agent, url, headers));
  };
  await Promise.all(Array.from({ length: connections }, askInTurn));
  agent.destroy();
  return bytes;
}

function ask(agent: Agent, url: string, headers: OutgoingHttpHeaders): Promise<{ bytes: number; etag?: string }> {
  return new Promise((done, fail) => {
    request(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('error', fail);
      response.on('end', () => {
        const { etag } = response.headers;
        if (response.statusCode === 200 || response.statusCode === 304) done({ bytes, ...(etag && { etag }) });
        else fail(new Error(`unexpected answer: ${response.statusCode}`));
      });
    })
      .on('error', fail)
      .end();
  });
}
