import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Tokens } from '../../apps/server/src/tokens.ts';
import { captureCreation, captureList, type ListName } from '../capture-statements.ts';

/** Returns the same text as the real server. */
export type BareAnswer = () => Promise<string>;

interface ListedRow extends Record<string, unknown> {
  id: string;
  createdAt: Date;
}

const itemsOf: Record<ListName, (row: ListedRow) => object> = {
  users: (row) => ({
    id: row.id,
    externalMetadata: row.externalMetadata,
    createdAt: timeOf(row.createdAt),
    providers: row.providers ?? [],
    session: { userId: row.id, channel: row.channel, channelId: row.channelId, status: row.sessionStatus },
  }),
  accounts: (row) => ({
    id: row.id,
    createdAt: timeOf(row.createdAt),
    providerId: row.providerId,
    userId: row.userId,
    connectionStatus: row.status,
    monitorStatus: row.monitorStatus,
    monitor: {
      status: row.monitorStatus,
      updatedAt: row.monitorUpdatedAt ? timeOf(row.monitorUpdatedAt as Date) : null,
    },
    connection: {
      status: row.status,
      errorCode: row.errorCode,
      errorMessage: row.errorMessage,
      updatedAt: timeOf(row.statusUpdatedAt as Date),
    },
  }),
  transactions: (row) => ({
    ...ordered(row.payload as Record<string, unknown>),
    metadata: {
      itemCreatedAt: timeOf(row.createdAt),
      createdAt: timeOf(row.sourceCreatedAt as Date),
      accountId: row.sourceType === 'ACCOUNT' ? row.sourceId : null,
      sourceId: row.sourceId,
      sourceType: row.sourceType,
      userId: row.userId,
      providerId: row.providerId,
    },
  }),
};

/** PostgreSQL `jsonb` does not keep the key order. */
function ordered({ id, date, description, currency, amount, referenceId }: Record<string, unknown>): object {
  return { id, date, description, currency, amount, referenceId };
}

export async function answerList(name: ListName, pool: pg.Pool, tenantId: string): Promise<BareAnswer> {
  const statement = { name, ...(await captureList(name, tenantId)) };
  const itemOf = itemsOf[name];
  return async () => {
    const { rows } = await pool.query<ListedRow>(statement);
    const last = rows[rows.length - 2]!;
    const nextCursor = Buffer.from(`${last.createdAt.getTime()}.${last.id}`).toString('base64url');
    return wrap({ nextCursor, items: rows.slice(0, -1).map(itemOf) });
  };
}

const tokenMs = 5 * 3600 * 1000;

/** Runs the server's own insert statement and creates a token. */
export async function answerCreation(pool: pg.Pool, tenantId: string, tokens: Tokens): Promise<BareAnswer> {
  const create = await captureCreation(tenantId);
  const mode = 'SANDBOX' as const;
  return async () => {
    const { userId, statement } = create();
    const now = new Date();
    const { rows } = await pool.query<ListedRow>({ name: 'creation', ...statement });
    const id = `tk-${randomBytes(16).toString('hex')}`;
    const expiresAt = new Date(now.getTime() + tokenMs);
    const accessToken = await tokens.sign({ typ: 'link', tenantId, userId, mode, jti: id }, now, expiresAt);
    return wrap({ user: itemsOf.users(rows[0]!), token: { id, expiresAt: timeOf(expiresAt), mode, accessToken } });
  };
}

function wrap(data: object): string {
  return JSON.stringify({ code: 'OK', message: 'Success', requestId: randomUUID(), data });
}

function timeOf(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
