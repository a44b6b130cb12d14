import { type Provider, type ProviderType, providerTypes } from '@smile/contract/providers';
import type { OwnProvider } from '../../connectors/http-adapter/adapter-directory.ts';
import { type SubType, subTypes } from './sub-types.ts';

/** A provider without the fields that depend on installation and mode. */
export type CatalogueEntry = Omit<Provider, 'logoUrl' | 'enabled'>;

/** A provider in the data files; `completeRow` fills omitted fields with defaults. */
export type CatalogueRow = Pick<CatalogueEntry, 'id' | 'name' | 'longName' | 'supported' | 'description'> &
  Partial<
    Pick<CatalogueEntry, 'active' | 'mfa' | 'accountConnection' | 'monitorSupported' | 'enableOcr' | 'connectionType'>
  > & { subType: SubType };

export function completeRow(type: ProviderType, row: CatalogueRow, ord: number): CatalogueEntry {
  return {
    type,
    typeLabel: providerTypes[type],
    subTypeLabel: subTypes[row.subType],
    active: true,
    mfa: false,
    accountConnection: true,
    monitorSupported: false,
    enableOcr: false,
    connectionType: 'LOGIN',
    kind: 'PROVIDER',
    ord,
    ...row,
  };
}

/** Sorts adapters' own providers after the catalogue's, by id. */
const firstOwnOrd = 100_000;

export function completeOwn({ longName, ...provider }: OwnProvider, index: number): CatalogueEntry {
  const { type, subType, name } = provider;
  return {
    ...provider,
    longName: longName ?? name,
    typeLabel: providerTypes[type],
    subTypeLabel: subTypes[subType as SubType] ?? subType,
    active: true,
    accountConnection: true,
    enableOcr: false,
    kind: 'PROVIDER',
    ord: firstOwnOrd + index * 10,
  };
}
