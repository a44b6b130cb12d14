import type { InviteTemplate } from '@smile/contract/invite-templates';
import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { columns, type InviteTemplateRow, toInviteTemplate } from './queries.ts';

export async function selectInviteTemplate(ctx: ModeContext, id: string): Promise<InviteTemplate | null> {
  const rows = await ctx.db.query<InviteTemplateRow>(sql`
    select ${columns} from invite_templates
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
  return rows[0] ? toInviteTemplate(ctx, rows[0]) : null;
}
