import type { LinkFileType } from '@smile/contract/widget-archives';
import {
  defaultTemplateId,
  defaultTemplateName,
  type StoredTemplate,
  type TemplateInput,
  type WinkTemplate,
} from '@smile/contract/wink-templates';
import { inTransaction, type ModeContext } from '../../context.ts';
import { invalid, missing } from '../../platform/errors.ts';
import { recordAudit } from '../audit-log/service.ts';
import { findDatasource, findFileType, listUploadTypes } from '../datasources/service.ts';
import { getTenant } from '../tenants/service.ts';
import { selectPublishedNames } from '../wink-sites/shared-queries.ts';
import { buildDefaultTemplate } from './default-template.ts';
import { deleteTemplateRow, insertTemplate, lockTemplates, selectTemplate, updateTemplateRow } from './queries.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getTemplate(ctx: ModeContext, id: string): Promise<StoredTemplate> {
  if (id === defaultTemplateId) return buildDefaultTemplate((await getTenant(ctx)).name);
  const template = await selectTemplate(ctx, id);
  if (!template) throw missing();
  return template;
}

/** The template that a widget shows: the one it names when the mode has it, otherwise the built-in one. */
export async function resolveTemplate(ctx: ModeContext, id: string | undefined): Promise<WinkTemplate> {
  const stored = id && id !== defaultTemplateId ? await selectTemplate(ctx, id) : null;
  const { createdAt: _, updatedAt: __, ...template } = stored ?? buildDefaultTemplate((await getTenant(ctx)).name);
  return template;
}

/** The document types that a widget with this template takes, the usual ones where the template chooses none. */
export async function listTemplateFileTypes(ctx: ModeContext, id: string | undefined): Promise<LinkFileType[]> {
  return listUploadTypes(ctx, (await resolveTemplate(ctx, id)).fileTypeConfig.fileTypes);
}

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

/** @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS for the built-in one, unknown providers or file types */
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

/** @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS for the built-in one and for one that published sites use */
export async function removeTemplate(ctx: ModeContext, id: string): Promise<void> {
  refuseBuiltIn(id);
  await inTransaction(ctx, async (tx) => {
    const template = await deleteTemplateRow(tx, id);
    if (!template) throw missing();
    const sites = await selectPublishedNames(tx, id);
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

/** Keeps templates from being deleted until the transaction ends; answers those that the mode has. */
export async function holdTemplates(tx: ModeContext, ids: string[]): Promise<string[]> {
  const stored = ids.filter((id) => id !== defaultTemplateId);
  const found = stored.length > 0 ? await lockTemplates(tx, stored) : [];
  return ids.filter((id) => id === defaultTemplateId || found.includes(id));
}

/** What a template is called; null where the mode has none of this id. */
export async function findTemplateName(ctx: ModeContext, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  if (id === defaultTemplateId) return defaultTemplateName;
  return (await selectTemplate(ctx, id))?.name ?? null;
}

function refuseBuiltIn(id: string): void {
  if (id === defaultTemplateId) throw invalid('The built-in template cannot be changed or deleted.');
}

/**
 * The list may be narrowed to providers and documents alike; documents that are listed can be uploaded too.
 * @throws ApiError INVALID_PARAMETERS for unknown ones
 */
function readSources(ctx: ModeContext, input: TemplateInput): TemplateInput {
  const { providers, topProviders } = input.providerConfig;
  const listedDocuments = providers.filter((id) => findFileType(ctx, id) !== null);
  const fileTypes = [...new Set([...input.fileTypeConfig.fileTypes, ...listedDocuments])];
  const providerIds = [...providers.filter((id) => !listedDocuments.includes(id)), ...topProviders];
  const provider = providerIds.find((id) => findDatasource(ctx, id) === null);
  if (provider !== undefined) throw invalid(`There is no provider "${provider}".`);
  const fileType = fileTypes.find((id) => findFileType(ctx, id) === null);
  if (fileType !== undefined) throw invalid(`There is no file type "${fileType}".`);
  return { ...input, fileTypeConfig: { fileTypes } };
}

function auditOf(ctx: ModeContext, template: StoredTemplate): Record<string, unknown> {
  const { id: _, enableUpload: __, createdAt: ___, updatedAt: ____, ...content } = template;
  return { mode: ctx.mode, ...content };
}
