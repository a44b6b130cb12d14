import { defaultTemplateId, type WinkTemplate } from '@smile/contract/wink-templates';
import type { ModeContext } from '../../../context.ts';
import { getTenant } from '../../tenants/service/get-tenant.ts';
import { buildDefaultTemplate } from '../default-template.ts';
import { selectTemplate } from '../queries.ts';

/** A widget's template: the named one if the mode has it, otherwise the built-in one. */
export async function resolveTemplate(ctx: ModeContext, id: string | undefined): Promise<WinkTemplate> {
  const stored = id && id !== defaultTemplateId ? await selectTemplate(ctx, id) : null;
  const { createdAt: _, updatedAt: __, ...template } = stored ?? buildDefaultTemplate((await getTenant(ctx)).name);
  return template;
}
