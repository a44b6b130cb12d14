import { keptDays } from '@smile/contract/retention';
import type { SiteFile } from '@smile/contract/site-files';
import { isStoredFile, type StoredFile } from '@smile/site-model/visits/stored-files';
import type { TenantContext } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import { signFilePath } from '../../../platform/files/signed-path.ts';
import type { SiteFileRow } from '../shared-queries.ts';
import { fileKeyOf } from './file-keys.ts';

const daySeconds = 24 * 3600;

/** A form's answers, with a URL added to each file. */
export function showFiles(ctx: TenantContext, data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, showValue(ctx, value)]));
}

function showValue(ctx: TenantContext, value: unknown): unknown {
  if (Array.isArray(value)) return value.some(isStoredFile) ? value.map((each) => showValue(ctx, each)) : value;
  return isStoredFile(value) ? { ...value, url: urlOf(ctx, value) } : value;
}

/** The view of the site's page. */
export function showFile(ctx: TenantContext, row: SiteFileRow): SiteFile {
  const { id, componentId: component, submissionKey, name, sizeBytes } = row;
  const uploadedAt = toApiTime(row.createdAt);
  const contentType = row.contentType as SiteFile['contentType'];
  const url = urlOf(ctx, { id, contentType, uploadedAt, archiveId: row.archiveId });
  return { id, component, submissionKey, name, contentType, sizeBytes, uploadedAt, url };
}

function urlOf(ctx: TenantContext, file: Pick<StoredFile, 'id' | 'contentType' | 'uploadedAt' | 'archiveId'>): string {
  const expiresAt = addSeconds(new Date(file.uploadedAt), keptDays * daySeconds);
  return ctx.config.linkUrl + signFilePath(ctx.vault, fileKeyOf(ctx, file), expiresAt);
}
