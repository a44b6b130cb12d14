import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { openEmbedded } from '../apps/server/src/platform/db/embedded.ts';
import { PGliteStream } from '../apps/server/src/platform/db/pglite-stream.ts';
import { captureUserListQuery } from './user-list-query.ts';

export interface BareSettings {
  tenantId: string;
  /** A PostgreSQL, or the folder of an embedded database. */
  database: { url: string } | { folder: string };
}

const poolSize = 10;

/** The ceiling: `node:http` and `pg` with nothing between, the same statement, the same JSON. Returns the port. */
export async function startBareServer({ tenantId, database }: BareSettings): Promise<number> {
  const pool = await openPool(database);
  const { text, values } = await captureUserListQuery(tenantId);
  const server = createServer((_request, response) => {
    pool.query({ name: 'list-users', text, values }).then(
      ({ rows }) => {
        const body = JSON.stringify(envelopeOf(rows));
        response.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        });
        response.end(body);
      },
      (error: Error) => {
        response.writeHead(500);
        response.end(error.message);
      },
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

async function openPool(database: BareSettings['database']): Promise<pg.Pool> {
  if ('url' in database) return new pg.Pool({ connectionString: database.url, max: poolSize });
  const engine = await openEmbedded(database.folder, '');
  return new pg.Pool({
    stream: () => new PGliteStream(engine),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    onConnect: (client) => client.query('discard all').then(() => undefined),
  });
}

interface Row {
  id: string;
  externalMetadata: object;
  channel: string;
  channelId: string | null;
  sessionStatus: string;
  createdAt: Date;
  providers: string[] | null;
}

function envelopeOf(rows: Row[]): object {
  const last = rows[rows.length - 2]!;
  const nextCursor = Buffer.from(`${last.createdAt.getTime()}.${last.id}`).toString('base64url');
  const items = rows.slice(0, -1).map((row) => ({
    id: row.id,
    externalMetadata: row.externalMetadata,
    createdAt: `${row.createdAt.toISOString().slice(0, 19)}Z`,
    providers: row.providers ?? [],
    session: { userId: row.id, channel: row.channel, channelId: row.channelId, status: row.sessionStatus },
  }));
  return { code: 'OK', message: 'Success', requestId: randomUUID(), data: { nextCursor, items } };
}
