import type { StoredTemplate, TemplateInput } from '@smile/contract/wink-templates';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { insertTemplate } from '../queries.ts';
import { readSources } from './read-sources.ts';
import { auditOf } from './templates.ts';

/** @throws ApiError INVALID_PARAMETERS for unknown providers or file types */
export async function createTemplate(ctx: ModeContext, given: TemplateInput): Promise<StoredTemplate> {
  const input = readSources(ctx, given);
  return inTransaction(ctx, async (tx) => {
    const template = await insertTemplate(tx, tx.newId('winkTemplate'), input);
    await recordAudit(tx, {
      action: 'wink-template.create',
      entityType: 'wink-template',
      entityId: template.id,
      after: auditOf(tx, template),
    });
    return template;
  });
}
