import type { LinkFileType } from '@smile/contract/widget-archives';
import {
  defaultTemplateId,
  defaultTemplateName,
  type StoredTemplate,
  type WinkTemplate,
} from '@smile/contract/wink-templates';
import type { ModeContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { listUploadTypes } from '../../datasources/service/list-datasources.ts';
import { getTenant } from '../../tenants/service/get-tenant.ts';
import { buildDefaultTemplate } from '../default-template.ts';
import { lockTemplates, selectTemplate } from '../queries.ts';

/** Template of a widget: the named one if the mode has it, else the built-in one. */
export async function resolveTemplate(ctx: ModeContext, id: string | undefined): Promise<WinkTemplate> {
  const stored = id && id !== defaultTemplateId ? await selectTemplate(ctx, id) : null;
  const { createdAt: _, updatedAt: __, ...template } = stored ?? buildDefaultTemplate((await getTenant(ctx)).name);
  return template;
}

/** The named templates that exist in the mode, without duplicates, and the built-in one last. */
export async function listTemplates(ctx: ModeContext, ids: readonly (string | null)[]): Promise<WinkTemplate[]> {
  const named = new Set(ids.filter((id): id is string => id !== null && id !== defaultTemplateId));
  const templates = await Promise.all([...named, defaultTemplateId].map((id) => resolveTemplate(ctx, id)));
  return templates.filter(({ id }, index) => named.has(id) || index === templates.length - 1);
}

/** @throws ApiError MISSING_RESOURCE */
export async function getTemplate(ctx: ModeContext, id: string): Promise<StoredTemplate> {
  if (id === defaultTemplateId) return buildDefaultTemplate((await getTenant(ctx)).name);
  const template = await selectTemplate(ctx, id);
  if (!template) throw missing();
  return template;
}

/** Null when the mode has no such template. */
export async function findTemplateName(ctx: ModeContext, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  if (id === defaultTemplateId) return defaultTemplateName;
  return (await selectTemplate(ctx, id))?.name ?? null;
}

/** Locks templates against deletion until the transaction ends; returns the existing ids. */
export async function protectTemplates(tx: ModeContext, ids: string[]): Promise<string[]> {
  const stored = ids.filter((id) => id !== defaultTemplateId);
  const found = stored.length > 0 ? await lockTemplates(tx, stored) : [];
  return ids.filter((id) => id === defaultTemplateId || found.includes(id));
}

/** Document types of a widget with this template; the defaults when it selects none. */
export async function listTemplateFileTypes(ctx: ModeContext, id: string | undefined): Promise<LinkFileType[]> {
  return listUploadTypes(ctx, (await resolveTemplate(ctx, id)).fileTypeConfig.fileTypes);
}

export function refuseBuiltIn(id: string): void {
  if (id === defaultTemplateId) throw invalid('The built-in template cannot be changed or deleted.');
}

export function auditOf(ctx: ModeContext, template: StoredTemplate): Record<string, unknown> {
  const { id: _, enableUpload: __, createdAt: ___, updatedAt: ____, ...content } = template;
  return { mode: ctx.mode, ...content };
}
