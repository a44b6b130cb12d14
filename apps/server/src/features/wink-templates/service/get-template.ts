import { defaultTemplateId, type StoredTemplate } from '@smile/contract/wink-templates';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { getTenant } from '../../tenants/service/get-tenant.ts';
import { buildDefaultTemplate } from '../default-template.ts';
import { selectTemplate } from '../queries.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getTemplate(ctx: ModeContext, id: string): Promise<StoredTemplate> {
  if (id === defaultTemplateId) return buildDefaultTemplate((await getTenant(ctx)).name);
  const template = await selectTemplate(ctx, id);
  if (!template) throw missing();
  return template;
}
