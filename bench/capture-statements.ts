import type { Sql } from 'sql-template-tag';
import type { ModeContext } from '../apps/server/src/context.ts';
import { listAccounts } from '../apps/server/src/features/accounts/service/list-accounts.ts';
import { selectUserData } from '../apps/server/src/features/user-data/shared-queries.ts';
import { createUser } from '../apps/server/src/features/users/service/create-user.ts';
import { selectUsers } from '../apps/server/src/features/users/shared-queries.ts';
import { idPrefixes } from '../apps/server/src/id-prefixes.ts';
import { createNewId, systemRandomBytes } from '../apps/server/src/platform/ids.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

export type ListName = 'users' | 'accounts' | 'transactions';

const page = { size: 20 };
const lists: Record<ListName, (ctx: ModeContext) => Promise<unknown>> = {
  users: (ctx) => selectUsers(ctx, page),
  accounts: (ctx) => listAccounts(ctx, page),
  transactions: (ctx) => selectUserData(ctx, 'TRANSACTIONS', page),
};

/** The very statement that the server sends for the first page of a list. */
export async function captureList(name: ListName, tenantId: string): Promise<Statement> {
  const [statement] = await capture(tenantId, lists[name]);
  return statement!;
}

/** Those of `POST /users`, but for what begins and ends the transaction; each time with values of their own. */
export async function captureCreation(tenantId: string): Promise<() => { userId: string; statements: Statement[] }> {
  const captured = await capture(tenantId, (ctx) => createUser(ctx, {}));
  const oldUserId = captured[0]!.values[2] as string;
  const oldEventId = captured[1]!.values[2] as string;
  const anew = (value: unknown, userId: string, eventId: string) => {
    if (value === oldUserId) return userId;
    if (value === oldEventId) return eventId;
    if (value instanceof Date) return new Date();
    const isData = typeof value === 'object' && value !== null && 'userId' in value && 'session' in value;
    return isData ? { userId, session: { ...(value.session as object), userId } } : value;
  };
  return () => {
    const userId = `${tenantId}-${systemRandomBytes(16).toString('hex')}`;
    const eventId = `et-${systemRandomBytes(16).toString('hex')}`;
    const statements = captured.map(({ text, values }) => ({
      text,
      values: values.map((value) => anew(value, userId, eventId)),
    }));
    return { userId, statements };
  };
}

async function capture(tenantId: string, work: (ctx: ModeContext) => Promise<unknown>): Promise<Statement[]> {
  const captured: Statement[] = [];
  const query = async ({ text, values }: Sql) => {
    captured.push({ text, values });
    return text.includes('insert into users') ? [{ createdAt: new Date() }] : [];
  };
  const db = {
    query,
    send: async (statement: Sql, hear?: (rows: object[]) => void) => hear?.(await query(statement)),
  };
  const ctx = {
    db,
    database: { transaction: (_scope: unknown, inside: (given: typeof db) => unknown) => inside(db) },
    tenantId,
    mode: 'SANDBOX',
    actor: { kind: 'apiKey' },
    config: {},
    now: () => new Date(),
    randomBytes: systemRandomBytes,
    newId: createNewId(idPrefixes, systemRandomBytes),
    tokens: { sign: async () => '' },
  };
  await work(ctx as unknown as ModeContext);
  return captured;
}
