import type { Context, ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { fileOf } from '../../../platform/files/file-of.ts';
import type { NamedFile } from '../../../platform/files/files.ts';
import { anyViewOf, showAll } from '../catalogue-view.ts';
import { buildLogoUrl, drawLogo } from '../provider-logo.ts';

export function buildFileTypeLogoUrl(ctx: ModeContext, id: string): string {
  return buildLogoUrl(ctx.config.linkUrl, id);
}

/** The logo of a provider or a file type at `{id}.svg`. @throws ApiError MISSING_RESOURCE */
export function drawProviderLogo(ctx: Pick<Context, 'adapters'>, name: string): NamedFile {
  const source = showAll(anyViewOf(ctx)).find(({ id }) => name === `${id}.svg`);
  if (!source) throw missing();
  return fileOf(Buffer.from(drawLogo(source)), { name, contentType: 'image/svg+xml; charset=utf-8' });
}
