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

/** Captures the exact statement that the server sends for the first page of a list. */
export async function captureList(name: ListName, tenantId: string): Promise<Statement> {
  const [statement] = await capture(tenantId, lists[name]);
  return statement!;
}

/** Captures the statement of `POST /users`; each call returns new values. */
export async function captureCreation(tenantId: string): Promise<() => { userId: string; statement: Statement }> {
  const [captured] = await capture(tenantId, (ctx) => createUser(ctx, {}));
  const { text, values } = captured!;
  const oldUserId = values[2] as string;
  const oldEventId = values.find((value) => typeof value === 'string' && value.startsWith(idPrefixes.event)) as string;
  const anew = (value: unknown, userId: string, eventId: string): unknown => {
    if (value === oldUserId) return userId;
    if (value === oldEventId) return eventId;
    if (value instanceof Date) return new Date();
    if (Array.isArray(value)) return value.map((one) => anew(one, userId, eventId));
    const isData = typeof value === 'object' && value !== null && 'userId' in value && 'session' in value;
    return isData ? { userId, session: { ...(value.session as object), userId } } : value;
  };
  return () => {
    const userId = `${tenantId}-${systemRandomBytes(16).toString('hex')}`;
    const eventId = `${idPrefixes.event}${systemRandomBytes(16).toString('hex')}`;
    return { userId, statement: { text, values: values.map((value) => anew(value, userId, eventId)) } };
  };
}

async function capture(tenantId: string, work: (ctx: ModeContext) => Promise<unknown>): Promise<Statement[]> {
  const captured: Statement[] = [];
  const query = async ({ text, values }: Sql) => {
    captured.push({ text, values });
    return text.includes('insert into users') ? [{ createdAt: new Date() }] : [];
  };
  const ctx = {
    db: { query },
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
