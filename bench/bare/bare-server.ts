import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createVault } from '../../apps/server/src/platform/crypto/vault.ts';
import { ownEngine } from '../../apps/server/src/platform/db/embedded/engine.ts';
import { openEmbedded } from '../../apps/server/src/platform/db/embedded/open-embedded.ts';
import { PGliteStream } from '../../apps/server/src/platform/db/embedded/pglite-stream.ts';
import { systemRandomBytes } from '../../apps/server/src/platform/ids.ts';
import { createTokens } from '../../apps/server/src/tokens.ts';
import { masterKey } from '../prepare.ts';
import { answerCreation, answerList, type BareAnswer } from './bare-answers.ts';
import { createBareAuthentication } from './bare-authentication.ts';

export interface BareSettings {
  tenantId: string;
  /** URL of a PostgreSQL, or folder of an embedded database. */
  database: { url: string } | { folder: string };
  /** True to verify key pairs like the server; false to accept everyone. */
  authenticates?: boolean;
}

const poolSize = 10;

/**
 * Upper bound for the server: `node:http` and `pg` only, with the same statements and the same JSON. Returns the port.
 */
export async function startBareServer({ tenantId, database, authenticates = false }: BareSettings): Promise<number> {
  const pool = await openPool(database);
  const key = Buffer.from(masterKey, 'hex');
  const isKnown = createBareAuthentication(pool, createVault(key, systemRandomBytes));
  const lists: Record<string, BareAnswer> = {
    users: await answerList('users', pool, tenantId),
    accounts: await answerList('accounts', pool, tenantId),
    transactions: await answerList('transactions', pool, tenantId),
  };
  const create = await answerCreation(pool, tenantId, await createTokens(key));
  const answer = async (request: IncomingMessage): Promise<[number, string]> => {
    if (authenticates && !(await isKnown(request.headers.authorization))) return [401, ''];
    if (request.method !== 'POST') return [200, await lists[/\/v1\/(\w+)/.exec(request.url!)![1]!]!()];
    JSON.parse(await readBody(request));
    return [201, await create()];
  };
  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body]) => send(response, status, body),
      (error: Error) => send(response, 500, error.message),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((done, fail) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('error', fail);
    request.on('end', () => done(Buffer.concat(parts).toString()));
  });
}

async function openPool(database: BareSettings['database']): Promise<pg.Pool> {
  if ('url' in database) return new pg.Pool({ connectionString: database.url, max: poolSize, pipeline: true });
  const engine = await openEmbedded(database.folder, '');
  return new pg.Pool({
    stream: () => new PGliteStream(ownEngine(engine)),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    onConnect: (client) => client.query('discard all').then(() => undefined),
  });
}
