import type { List } from '@smile/contract/common';
import type { ConsentTemplate, NewConsentTemplate } from '@smile/contract/consent-templates';
import sql from 'sql-template-tag';
import type { TenantContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';

type ConsentTemplateRow = Omit<ConsentTemplate, 'createdAt'> & { createdAt: Date };

const columns = sql`
  id, consent_type as "consentType", title, version, consent_method as "consentMethod",
  consent_text as "consentText", created_at as "createdAt"`;

function toConsentTemplate(row: ConsentTemplateRow): ConsentTemplate {
  return { ...row, createdAt: toApiTime(row.createdAt) };
}

export async function selectConsentTemplates(
  ctx: TenantContext,
  page: { size: number; cursor?: string | undefined },
): Promise<List<ConsentTemplate>> {
  const rows = await ctx.db.query<ConsentTemplateRow>(sql`
    select ${columns} from consent_templates
    where tenant_id = ${ctx.tenantId}
      ${newestFirst(page)}`);
  return toPageByCreation(rows, page.size, toConsentTemplate);
}

export async function insertConsentTemplate(
  tx: TenantContext,
  template: NewConsentTemplate & { id: string },
): Promise<ConsentTemplate> {
  const rows = await tx.db.query<ConsentTemplateRow>(sql`
    insert into consent_templates (tenant_id, id, consent_type, title, version, consent_method, consent_text, created_at)
    values (${tx.tenantId}, ${template.id}, ${template.consentType}, ${template.title}, ${template.version},
      ${template.consentMethod}, ${template.consentText}, ${tx.now()})
    returning ${columns}`);
  return toConsentTemplate(rows[0]!);
}

/** Returns the deleted template, or null if there was none. */
export async function deleteConsentTemplate(tx: TenantContext, id: string): Promise<ConsentTemplate | null> {
  const rows = await tx.db.query<ConsentTemplateRow>(sql`
    delete from consent_templates where tenant_id = ${tx.tenantId} and id = ${id} returning ${columns}`);
  return rows[0] ? toConsentTemplate(rows[0]) : null;
}
