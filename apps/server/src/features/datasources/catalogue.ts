import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import type { Provider, ProviderType, providersApi } from '@smile/contract/providers';
import type { OwnProvider } from '../../connectors/http-adapter/adapter-directory.ts';
import { foldAccents } from '../../platform/text.ts';
import { type CatalogueEntry, type CatalogueRow, completeOwn, completeRow } from './catalogue-entry.ts';
import { credentialProviders } from './credential-providers.ts';
import { employerProviders } from './employer-providers.ts';
import { gigProviders } from './gig-providers.ts';
import { governmentProviders } from './government-providers.ts';
import { pageByRank, rankDatasource } from './page-by-rank.ts';
import { buildLogoUrl } from './provider-logo.ts';
import { systemProviders } from './system-providers.ts';

/** The mode and installation data that a provider's view depends on. */
export interface CatalogueView {
  linkUrl: string;
  /** Providers that adapters add to the catalogue. */
  own?: readonly OwnProvider[];
  isEnabled: (entry: CatalogueEntry) => boolean;
}

export type ProviderFilter = QueryOf<typeof providersApi.list> & { excludedIds?: string[] };

const rowsByType: [ProviderType, CatalogueRow[]][] = [
  ['GOVERNMENT', governmentProviders],
  ['GIG', gigProviders],
  ['SYSTEM', systemProviders],
  ['EMPLOYER', employerProviders],
  ['CREDENTIAL', credentialProviders],
];

const catalogue: CatalogueEntry[] = rowsByType
  .flatMap(([type, rows]) => rows.map((row) => ({ type, row })))
  .map(({ type, row }, index) => completeRow(type, row, (index + 1) * 10));

const entriesById = new Map(catalogue.map((entry) => [entry.id, entry]));

export function findProvider(id: string, view: CatalogueView): Provider | null {
  const entry = entriesById.get(id) ?? listOwn(view).find((own) => own.id === id);
  return entry ? showEntry(entry, view) : null;
}

/**
 * A page of the catalogue: `topIds` first, in that order, then by `ord`.
 * @throws ApiError INVALID_PARAMETERS for a foreign cursor
 */
export function listProviders(filter: ProviderFilter, view: CatalogueView): List<Provider> {
  const topIds = splitIds(filter.topIds);
  const shown = showProviders(view).filter((provider) => matchesFilter(provider, filter));
  return pageByRank(shown, filter, (provider) => rankDatasource(provider, topIds));
}

export function showProviders(view: CatalogueView): Provider[] {
  return [...catalogue, ...listOwn(view)].map((entry) => showEntry(entry, view));
}

/** True for providers of our own catalogue. */
export function isCatalogued(id: string): boolean {
  return entriesById.has(id);
}

function listOwn({ own = [] }: CatalogueView): CatalogueEntry[] {
  return own.map(completeOwn);
}

function showEntry(entry: CatalogueEntry, view: CatalogueView): Provider {
  return { ...entry, logoUrl: buildLogoUrl(view.linkUrl, entry.id), enabled: view.isEnabled(entry) };
}

function matchesFilter(provider: Provider, filter: ProviderFilter): boolean {
  const ids = splitIds(filter.ids);
  const name = foldAccents(filter.name ?? '').trim();
  return (
    (filter.type === undefined || provider.type === filter.type) &&
    (filter.subType === undefined || provider.subType === filter.subType) &&
    (filter.active === undefined || provider.active === filter.active) &&
    (filter.enabled === undefined || provider.enabled === filter.enabled) &&
    (filter.accountConnection === undefined || provider.accountConnection === filter.accountConnection) &&
    (ids.length === 0 || ids.includes(provider.id)) &&
    !filter.excludedIds?.includes(provider.id) &&
    (foldAccents(provider.name).includes(name) || foldAccents(provider.longName).includes(name))
  );
}

export function splitIds(csv: string | undefined): string[] {
  return (csv ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}
