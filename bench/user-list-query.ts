import type { Sql } from 'sql-template-tag';
import type { ModeContext } from '../apps/server/src/context.ts';
import { selectUsers } from '../apps/server/src/features/users/shared-queries.ts';

/** The very statement that the server sends for `GET /users?size=20`. */
export async function captureUserListQuery(tenantId: string): Promise<{ text: string; values: unknown[] }> {
  let captured: Sql | null = null;
  const db = {
    query: async (statement: Sql) => {
      captured = statement;
      return [];
    },
  };
  await selectUsers({ db, tenantId, mode: 'SANDBOX' } as unknown as ModeContext, { size: 20 });
  const { text, values } = captured as unknown as Sql;
  return { text, values };
}
