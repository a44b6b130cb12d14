import { type ProviderType, providerTypes } from '@smile/contract/providers';

type DatasourcesTab = 'providers' | 'archives';

/** URL state of the page. */
export interface DatasourcesSearch {
  kind?: 'archives' | undefined;
  name?: string | undefined;
  type?: string | undefined;
  enabled?: 'true' | 'false' | undefined;
}

export interface DatasourceFilters {
  name: string;
  type: string;
  enabled: string;
}

/** The options of the Archive File Types tab (specification 000 §9). */
export const archiveTypes = ['SOCIAL_SECURITY', 'TAX_DOCUMENT', 'PAYSLIP', 'COMPANY_ID'] as const;

const typesOf: Record<DatasourcesTab, readonly string[]> = {
  providers: Object.keys(providerTypes) as ProviderType[],
  archives: archiveTypes,
};

const maxLength = 200;

export function readDatasourcesSearch(search: Record<string, unknown>): DatasourcesSearch {
  const kind = search.kind === 'archives' ? 'archives' : undefined;
  const name = kind === undefined && typeof search.name === 'string' ? search.name.trim().slice(0, maxLength) : '';
  const type = typesOf[kind ?? 'providers'].find((candidate) => candidate === search.type);
  return { kind, name: name || undefined, type, enabled: readFlag(search.enabled) };
}

function readFlag(value: unknown): 'true' | 'false' | undefined {
  return value === 'true' || value === 'false' ? value : undefined;
}

export function readFilters({ name, type, enabled }: DatasourcesSearch): DatasourceFilters {
  return { name: name ?? '', type: type ?? '', enabled: enabled ?? '' };
}

/** Filters as URL parameters, without empty ones. */
export function writeFilters({ name, type, enabled }: DatasourceFilters): DatasourcesSearch {
  return {
    name: name.trim() || undefined,
    type: type || undefined,
    enabled: readFlag(enabled),
  };
}
