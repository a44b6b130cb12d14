import type { Form } from '@smile/contract/forms';
import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { columns, type FormRow, toForm } from './queries.ts';

/** Deletes the user's forms and returns the count. */
export async function deleteFormsOfUser(tx: ModeContext, userId: string): Promise<number> {
  const rows = await tx.db.query(sql`
    delete from forms where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and user_id = ${userId} returning 1`);
  return rows.length;
}

/** Deletes a session's forms, except those with the given references. */
export async function deleteFormsExcept(tx: ModeContext, sessionId: string, references: string[]): Promise<void> {
  await tx.db.query(sql`
    delete from forms where tenant_id = ${tx.tenantId} and mode = ${tx.mode}
      and wink_site_session_id = ${sessionId} and reference <> all(${references})`);
}

/** A session's forms, in the order of submission. */
export async function selectFormsOfSession(ctx: ModeContext, sessionId: string): Promise<Form[]> {
  const rows = await ctx.db.query<FormRow>(sql`
    select ${columns} from forms
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and wink_site_session_id = ${sessionId}
    order by created_at, id`);
  return rows.map((row) => toForm(ctx, row));
}

export async function countFormsOfUser(ctx: ModeContext, userId: string): Promise<number> {
  const [row] = await ctx.db.query<{ count: number }>(sql`
    select count(*)::integer as count from forms
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and user_id = ${userId}`);
  return row!.count;
}
