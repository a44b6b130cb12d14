import type { StoredTemplate, TemplateInput } from '@smile/contract/wink-templates';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectTemplate, updateTemplateRow } from '../queries.ts';
import { readSources } from './read-sources.ts';
import { auditOf, refuseBuiltIn } from './templates.ts';

/**
 * @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS for the built-in template and for unknown providers or file
 * types
 */
export async function updateTemplate(ctx: ModeContext, id: string, given: TemplateInput): Promise<StoredTemplate> {
  refuseBuiltIn(id);
  const input = readSources(ctx, given);
  return inTransaction(ctx, async (tx) => {
    const before = await selectTemplate(tx, id);
    const template = before && (await updateTemplateRow(tx, id, input));
    if (!before || !template) throw missing();
    await recordAudit(tx, {
      action: 'wink-template.update',
      entityType: 'wink-template',
      entityId: id,
      before: auditOf(tx, before),
      after: auditOf(tx, template),
    });
    return template;
  });
}
