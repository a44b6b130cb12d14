import type { List, Mode } from '@smile/contract/common';
import type { Form } from '@smile/contract/forms';
import sql, { empty } from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { withinDays } from '../../platform/db/conditions.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';
import { changeOldest } from '../../platform/holdings/drop-queries.ts';
import type { ExpiredBatch } from '../../platform/holdings/holdings.ts';
import { showFiles } from '../site-files/service/show-files.ts';

export type FormRow = Omit<Form, 'createdAt'> & { createdAt: Date };

export type NewForm = Omit<Form, 'createdAt'>;

export const columns = sql`
  id, created_at as "createdAt", name, user_id as "userId", wink_site_id as "winkSiteId",
  wink_site_session_id as "winkSiteSessionId", reference, data`;

export function toForm(ctx: ModeContext, row: FormRow): Form {
  return { ...row, data: showFiles(ctx, row.data), createdAt: toApiTime(row.createdAt) };
}

/** Inserts the form of a session, or replaces it under the same id. */
export async function upsertForm(tx: ModeContext, form: NewForm): Promise<Form> {
  const rows = await tx.db.query<FormRow>(sql`
    insert into forms (tenant_id, mode, id, user_id, wink_site_id, wink_site_session_id, reference, name, data, created_at)
    values (${tx.tenantId}, ${tx.mode}, ${form.id}, ${form.userId}, ${form.winkSiteId}, ${form.winkSiteSessionId},
      ${form.reference}, ${form.name}, ${form.data}, ${tx.now()})
    on conflict (tenant_id, wink_site_session_id, reference) do update
      set name = excluded.name, data = excluded.data, created_at = excluded.created_at
    returning ${columns}`);
  return toForm(tx, rows[0]!);
}

export interface FormFilter {
  size: number;
  cursor?: string | undefined;
  userId?: string | undefined;
  winkSiteId?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export async function selectForms(ctx: ModeContext, filter: FormFilter): Promise<List<Form>> {
  const { userId, winkSiteId } = filter;
  const rows = await ctx.db.query<FormRow>(sql`
    select ${columns} from forms
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}
      ${userId ? sql`and user_id = ${userId}` : empty}
      ${winkSiteId ? sql`and wink_site_id = ${winkSiteId}` : empty}
      ${withinDays(filter)}
      ${newestFirst(filter)}`);
  return toPageByCreation(rows, filter.size, (row) => toForm(ctx, row));
}

export async function selectForm(ctx: ModeContext, id: string): Promise<Form | null> {
  const rows = await ctx.db.query<FormRow>(sql`
    select ${columns} from forms where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
  return rows[0] ? toForm(ctx, rows[0]) : null;
}

export interface ExpiredForm {
  tenantId: string;
  mode: Mode;
  id: string;
  userId: string;
}

/** Deletes the oldest forms created before a time, of any tenant; needs the system context. */
export function deleteOldForms(tx: Context, { before, limit }: ExpiredBatch): Promise<ExpiredForm[]> {
  return changeOldest(
    tx,
    {
      table: 'forms',
      where: () => sql`created_at < ${before}`,
      order: sql`created_at`,
      limit,
    },
    (among) => sql`
      delete from forms where ${among}
      returning tenant_id as "tenantId", mode, id, user_id as "userId"`,
  );
}
