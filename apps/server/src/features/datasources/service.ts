import type { List } from '@smile/contract/common';
import type { DatapointGroup, Datasource, DatasourceKind, datasourcesApi } from '@smile/contract/datasources';
import type { QueryOf } from '@smile/contract/endpoint';
import type { FileType, fileTypesApi } from '@smile/contract/file-types';
import type { Provider } from '@smile/contract/providers';
import type { LoginOption } from '@smile/contract/widget';
import type { LinkFileType } from '@smile/contract/widget-archives';
import { connectorFor } from '../../connectors/registry.ts';
import type { Context, ModeContext } from '../../context.ts';
import { missing } from '../../platform/errors.ts';
import { fileOf } from '../../platform/files/file-of.ts';
import type { NamedFile } from '../../platform/files/files.ts';
import { foldAccents } from '../../platform/fold-accents.ts';
import {
  type CatalogueView,
  findProvider,
  isCatalogued,
  listProviders,
  type ProviderFilter,
  showProviders,
} from './catalogue.ts';
import { writeDatapointCsv } from './datapoint-csv.ts';
import { groupDatapoints } from './datapoint-fields.ts';
import { findFileRules, showFileTypes, toFileType, usualFileTypes } from './file-types.ts';
import { pageByRank, rankDatasource } from './page-by-rank.ts';
import { buildLogoUrl, drawMonogram } from './provider-logo.ts';
import { splitIds } from './split-ids.ts';
import { subTypes } from './sub-types.ts';

/** A provider is enabled where the mode has a connector that reaches it. */
function viewOf(ctx: Pick<ModeContext, 'config' | 'mode' | 'adapters'>): CatalogueView {
  return {
    linkUrl: ctx.config.linkUrl,
    own: ctx.adapters.ownProviders(),
    isEnabled: (entry) => entry.active && connectorFor(ctx, entry) !== null,
  };
}

/** @throws ApiError INVALID_PARAMETERS when the cursor is not one of ours */
export function listDatasources(ctx: ModeContext, filter: ProviderFilter): List<Provider> {
  return listProviders(filter, viewOf(ctx));
}

export function findDatasource(ctx: ModeContext, id: string): Provider | null {
  return findProvider(id, viewOf(ctx));
}

/** @throws ApiError MISSING_RESOURCE */
export function getDatasource(ctx: ModeContext, id: string): Provider {
  const provider = findDatasource(ctx, id);
  if (!provider) throw missing();
  return provider;
}

/** Providers and file types together. @throws ApiError INVALID_PARAMETERS when the cursor is not one of ours */
export function searchDatasources(ctx: ModeContext, filter: QueryOf<typeof datasourcesApi.list>): List<Datasource> {
  const ids = splitIds(filter.ids);
  const topIds = splitIds(filter.topIds);
  const name = foldAccents(filter.name ?? '').trim();
  const found = showAll(viewOf(ctx)).filter(
    (source) =>
      (['kind', 'type', 'subType', 'enabled', 'accountConnection'] as const).every(
        (key) => filter[key] === undefined || source[key] === filter[key],
      ) &&
      (ids.length === 0 || ids.includes(source.id)) &&
      (foldAccents(source.name).includes(name) || foldAccents(source.longName).includes(name)),
  );
  return pageByRank(found, filter, (source) => rankDatasource(source, topIds));
}

/** @throws ApiError INVALID_PARAMETERS when the cursor is not one of ours */
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

/** Null for types that do not exist or may not be uploaded. */
export function findFileType(ctx: ModeContext, id: string): LinkFileType | null {
  const source = showFileTypes(ctx.config.linkUrl).find((candidate) => candidate.id === id);
  const rules = findFileRules(id);
  return source?.enabled && rules ? { ...toFileType(source), ...rules } : null;
}

export function buildFileTypeLogoUrl(ctx: ModeContext, id: string): string {
  return buildLogoUrl(ctx.config.linkUrl, id);
}

/** Of everything that an end user can connect or upload. */
export function listSourceIds(ctx: ModeContext): string[] {
  const providers = showProviders(viewOf(ctx)).filter(({ active }) => active);
  const fileTypes = showFileTypes(ctx.config.linkUrl).filter(({ enabled }) => enabled);
  return [...providers, ...fileTypes].map(({ id }) => id);
}

/** These file types, or the usual ones where none are given; those that may not be uploaded are left out. */
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

/** A CSV file with every data point of every data source, or of one kind of them. */
export function exportDatapoints(ctx: Pick<Context, 'adapters'>, kind: DatasourceKind | undefined): NamedFile {
  const sources = showAll(anyViewOf(ctx)).filter((source) => kind === undefined || source.kind === kind);
  const contentType = 'text/csv; charset=utf-8';
  return fileOf(Buffer.from(writeDatapointCsv(sources)), { name: 'smile-data-points.csv', contentType });
}

export function listLoginOptions(ctx: ModeContext, provider: Provider): LoginOption[] {
  return connectorFor(ctx, provider)?.loginOptions(provider) ?? [];
}

/** The logo of a provider or a file type at `{id}.svg`. @throws ApiError MISSING_RESOURCE */
export function drawProviderLogo(ctx: Pick<Context, 'adapters'>, name: string): NamedFile {
  const source = showAll(anyViewOf(ctx)).find(({ id }) => name === `${id}.svg`);
  if (!source) throw missing();
  return fileOf(Buffer.from(drawMonogram(source)), { name, contentType: 'image/svg+xml; charset=utf-8' });
}

/** Where neither the mode nor the installation makes a difference. */
function anyViewOf({ adapters }: Pick<Context, 'adapters'>): CatalogueView {
  return { linkUrl: '', own: adapters.ownProviders(), isEnabled: () => true };
}

/** Whether our own catalogue has the provider, whatever adapters add. */
export function isKnownProvider(id: string): boolean {
  return isCatalogued(id);
}

export function isKnownSubType(subType: string): boolean {
  return Object.hasOwn(subTypes, subType);
}

function showAll(view: CatalogueView): Datasource[] {
  const providers = showProviders(view).map((provider) => ({ ...provider, supportedList: provider.supported }));
  return [...providers, ...showFileTypes(view.linkUrl)];
}

/** Employers of the catalogue, by their names. */
export function listEmployerProviders(ctx: ModeContext): Provider[] {
  return showProviders(viewOf(ctx)).filter(({ type }) => type === 'EMPLOYER');
}
