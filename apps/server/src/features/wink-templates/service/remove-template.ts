import { inTransaction, type ModeContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { deleteTemplateRow } from '../queries.ts';
import { auditOf, refuseBuiltIn } from './templates.ts';

/** Names of the published sites that use a template. */
export type FindUses = (tx: ModeContext, templateId: string) => Promise<string[]>;

/** @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS for the built-in template and while published sites use it */
export async function removeTemplate(ctx: ModeContext, id: string, findUses: FindUses): Promise<void> {
  refuseBuiltIn(id);
  await inTransaction(ctx, async (tx) => {
    const template = await deleteTemplateRow(tx, id);
    if (!template) throw missing();
    const sites = await findUses(tx, id);
    if (sites.length > 0) throw invalid(describeUse(sites));
    await recordAudit(tx, {
      action: 'wink-template.delete',
      entityType: 'wink-template',
      entityId: id,
      before: auditOf(tx, template),
    });
  });
}

function describeUse(sites: string[]): string {
  const names = sites.map((name) => `"${name}"`).join(', ');
  return `Published sites use this template: ${names}. Choose another template for them, or take them off, then delete it.`;
}
