import type { List } from '@smile/contract/common';
import type { StoredTemplate, TemplateInput } from '@smile/contract/wink-templates';
import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';
import { withShownUrl, withStoredUrl } from '../../platform/files/stored-url.ts';

type Content = Omit<TemplateInput, 'name'>;

interface TemplateRow {
  id: string;
  name: string;
  content: Content;
  createdAt: Date;
  updatedAt: Date;
}

const columns = sql`id, name, content, created_at as "createdAt", updated_at as "updatedAt"`;

function toTemplate(ctx: ModeContext, { content, createdAt, updatedAt, ...row }: TemplateRow): StoredTemplate {
  return {
    ...row,
    ...withShownUrl(ctx.config, content, 'companyLogoUrl'),
    enableUpload: content.fileTypeConfig.fileTypes.length > 0,
    createdAt: toApiTime(createdAt),
    updatedAt: toApiTime(updatedAt),
  };
}

export async function selectTemplates(
  ctx: ModeContext,
  page: { size: number; cursor?: string | undefined },
): Promise<List<StoredTemplate>> {
  const rows = await ctx.db.query<TemplateRow>(sql`
    select ${columns} from wink_templates
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}
      ${newestFirst(page)}`);
  return toPageByCreation(rows, page.size, (row) => toTemplate(ctx, row));
}

export async function selectTemplate(ctx: ModeContext, id: string): Promise<StoredTemplate | null> {
  const rows = await ctx.db.query<TemplateRow>(sql`
    select ${columns} from wink_templates
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
  return rows[0] ? toTemplate(ctx, rows[0]) : null;
}

/** Locks the given templates that exist in the mode and returns their ids. */
export async function lockTemplates(tx: ModeContext, ids: string[]): Promise<string[]> {
  const rows = await tx.db.query<{ id: string }>(sql`
    select id from wink_templates
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = any(${ids})
    order by id for share`);
  return rows.map(({ id }) => id);
}

export async function insertTemplate(tx: ModeContext, id: string, input: TemplateInput): Promise<StoredTemplate> {
  const { name, ...content } = withStoredUrl(tx.config, input, 'companyLogoUrl');
  const rows = await tx.db.query<TemplateRow>(sql`
    insert into wink_templates (tenant_id, mode, id, name, content, created_at, updated_at)
    values (${tx.tenantId}, ${tx.mode}, ${id}, ${name}, ${content}, ${tx.now()}, ${tx.now()})
    returning ${columns}`);
  return toTemplate(tx, rows[0]!);
}

export async function updateTemplateRow(
  tx: ModeContext,
  id: string,
  input: TemplateInput,
): Promise<StoredTemplate | null> {
  const { name, ...content } = withStoredUrl(tx.config, input, 'companyLogoUrl');
  const rows = await tx.db.query<TemplateRow>(sql`
    update wink_templates set name = ${name}, content = ${content}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}
    returning ${columns}`);
  return rows[0] ? toTemplate(tx, rows[0]) : null;
}

export async function deleteTemplateRow(tx: ModeContext, id: string): Promise<StoredTemplate | null> {
  const rows = await tx.db.query<TemplateRow>(sql`
    delete from wink_templates where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}
    returning ${columns}`);
  return rows[0] ? toTemplate(tx, rows[0]) : null;
}
