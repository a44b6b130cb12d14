import type { ConsentTemplate, NewConsentTemplate } from '@smile/contract/consent-templates';
import { inTransaction, type TenantContext } from '../../context.ts';
import { missing } from '../../platform/errors.ts';
import { recordAudit } from '../audit-log/service.ts';
import { deleteConsentTemplate, insertConsentTemplate } from './queries.ts';

export async function createConsentTemplate(ctx: TenantContext, input: NewConsentTemplate): Promise<ConsentTemplate> {
  return inTransaction(ctx, async (tx) => {
    const template = await insertConsentTemplate(tx, { ...input, id: tx.newId('consentTemplate') });
    await recordAudit(tx, {
      action: 'consent-template.create',
      entityType: 'consent-template',
      entityId: template.id,
      after: auditOf(template),
    });
    return template;
  });
}

/** @throws ApiError MISSING_RESOURCE */
export async function removeConsentTemplate(ctx: TenantContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const template = await deleteConsentTemplate(tx, id);
    if (!template) throw missing();
    await recordAudit(tx, {
      action: 'consent-template.delete',
      entityType: 'consent-template',
      entityId: id,
      before: auditOf(template),
    });
  });
}

function auditOf({ consentType, title, version, consentMethod }: ConsentTemplate): Record<string, unknown> {
  return { consentType, title, version, consentMethod };
}
