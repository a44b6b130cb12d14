import type { List } from '@smile/contract/common';
import type { InviteTemplate } from '@smile/contract/invite-templates';
import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';
import { withShownUrl, withStoredUrl } from '../../platform/files/stored-url.ts';

type Content = Omit<InviteTemplate, 'id' | 'name'>;

interface InviteTemplateRow {
  id: string;
  name: string;
  content: Content;
  createdAt: Date;
}

const columns = sql`id, name, content, created_at as "createdAt"`;

function toInviteTemplate(ctx: ModeContext, { id, name, content }: InviteTemplateRow): InviteTemplate {
  return { id, name, ...withShownUrl(ctx.config, content, 'company.logoUrl') };
}

export async function selectInviteTemplates(
  ctx: ModeContext,
  page: { size: number; cursor?: string | undefined },
): Promise<List<InviteTemplate>> {
  const rows = await ctx.db.query<InviteTemplateRow>(sql`
    select ${columns} from invite_templates
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}
      ${newestFirst(page)}`);
  return toPageByCreation(rows, page.size, (row) => toInviteTemplate(ctx, row));
}

export async function insertInviteTemplate(tx: ModeContext, template: InviteTemplate): Promise<void> {
  const { id, name, ...content } = withStoredUrl(tx.config, template, 'company.logoUrl');
  await tx.db.query(sql`
    insert into invite_templates (tenant_id, mode, id, name, content, created_at, updated_at)
    values (${tx.tenantId}, ${tx.mode}, ${id}, ${name}, ${content}, ${tx.now()}, ${tx.now()})`);
}

/** Returns false when there is no such template. */
export async function updateInviteTemplateRow(tx: ModeContext, template: InviteTemplate): Promise<boolean> {
  const { id, name, ...content } = withStoredUrl(tx.config, template, 'company.logoUrl');
  const rows = await tx.db.query(sql`
    update invite_templates set name = ${name}, content = ${content}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}
    returning id`);
  return rows.length > 0;
}

/** Returns the deleted template, or null if there was none. */
export async function deleteInviteTemplate(tx: ModeContext, id: string): Promise<InviteTemplate | null> {
  const rows = await tx.db.query<InviteTemplateRow>(sql`
    delete from invite_templates where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}
    returning ${columns}`);
  return rows[0] ? toInviteTemplate(tx, rows[0]) : null;
}

export async function selectInviteTemplate(ctx: ModeContext, id: string): Promise<InviteTemplate | null> {
  const rows = await ctx.db.query<InviteTemplateRow>(sql`
    select ${columns} from invite_templates
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
  return rows[0] ? toInviteTemplate(ctx, rows[0]) : null;
}
