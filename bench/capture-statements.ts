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

/** Those of `POST /users`, but for what begins and ends the transaction. */
export function captureCreation(tenantId: string): Promise<Statement[]> {
  return capture(tenantId, (ctx) => createUser(ctx, {}));
}

async function capture(tenantId: string, work: (ctx: ModeContext) => Promise<unknown>): Promise<Statement[]> {
  const captured: Statement[] = [];
  const db = {
    query: async ({ text, values }: Sql) => {
      captured.push({ text, values });
      return text.includes('insert into users') ? [{ createdAt: new Date() }] : [];
    },
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
