import type { List } from '@smile/contract/common';
import type { DatapointGroup, DatasourceKind } from '@smile/contract/datasources';
import type { QueryOf } from '@smile/contract/endpoint';
import type { FileType, fileTypesApi } from '@smile/contract/file-types';
import type { Provider } from '@smile/contract/providers';
import type { LoginOption } from '@smile/contract/widget';
import type { LinkFileType } from '@smile/contract/widget-archives';
import { connectorFor } from '../../../connectors/registry.ts';
import type { Context, ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { listProviders, type ProviderFilter, showProviders } from '../catalogue.ts';
import { anyViewOf, showAll, viewOf } from '../catalogue-view.ts';
import { groupDatapoints } from '../datapoint-fields.ts';
import { showFileTypes, toFileType, usualFileTypes } from '../file-types.ts';
import { pageByRank } from '../page-by-rank.ts';
import { findFileType } from './datasources.ts';

/** @throws ApiError INVALID_PARAMETERS for a foreign cursor */
export function listDatasources(ctx: ModeContext, filter: ProviderFilter): List<Provider> {
  return listProviders(filter, viewOf(ctx));
}

/** @throws ApiError INVALID_PARAMETERS for a foreign cursor */
export function listFileTypes(ctx: ModeContext, filter: QueryOf<typeof fileTypesApi.list>): List<FileType> {
  const found = showFileTypes(ctx.config.linkUrl).filter(
    ({ id, active, enabled, enableOcr }) =>
      (filter.type === undefined || id === filter.type) &&
      (filter.active === undefined || active === filter.active) &&
      (filter.enabled === undefined || enabled === filter.enabled) &&
      (filter.ocr === undefined || enableOcr === filter.ocr),
  );
  const { nextCursor, items } = pageByRank(found, filter, ({ ord }) => ord);
  return { nextCursor, items: items.map(toFileType) };
}

/** Ids of all providers and file types that an end user can connect or upload. */
export function listSourceIds(ctx: ModeContext): string[] {
  const providers = showProviders(viewOf(ctx)).filter(({ active }) => active);
  const fileTypes = showFileTypes(ctx.config.linkUrl).filter(({ enabled }) => enabled);
  return [...providers, ...fileTypes].map(({ id }) => id);
}

/** Providers and file types that the widget can list in this mode. */
export function listWidgetSources(ctx: ModeContext): { providers: Provider[]; fileTypes: FileType[] } {
  return {
    providers: showProviders(viewOf(ctx)).filter(({ active }) => active),
    fileTypes: showFileTypes(ctx.config.linkUrl)
      .filter(({ enabled }) => enabled)
      .map(toFileType),
  };
}

/** The given file types, or the defaults for none; skips types closed to uploads. */
export function listUploadTypes(ctx: ModeContext, ids: string[]): LinkFileType[] {
  return (ids.length > 0 ? ids : usualFileTypes).flatMap((id) => findFileType(ctx, id) ?? []);
}

/** @throws ApiError MISSING_RESOURCE */
export function listDatapoints(
  ctx: Pick<Context, 'adapters'>,
  source: { datasourceId: string; datasourceType: DatasourceKind },
): { items: DatapointGroup[] } {
  const found = showAll(anyViewOf(ctx)).find(
    ({ id, kind }) => id === source.datasourceId && kind === source.datasourceType,
  );
  if (!found) throw missing();
  return { items: groupDatapoints(found) };
}

export function listLoginOptions(ctx: ModeContext, provider: Provider): LoginOption[] {
  return connectorFor(ctx, provider)?.loginOptions(provider) ?? [];
}

/** Employers of the catalogue. */
export function listEmployerProviders(ctx: ModeContext): Provider[] {
  return showProviders(viewOf(ctx)).filter(({ type }) => type === 'EMPLOYER');
}
