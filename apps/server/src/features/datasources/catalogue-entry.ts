import { type Provider, type ProviderType, providerTypes } from '@smile/contract/providers';
import type { OwnProvider } from '../../connectors/http-adapter/adapter-directory.ts';
import { type SubType, subTypes } from './sub-types.ts';

/** A provider without what depends on the installation and the mode. */
export type CatalogueEntry = Omit<Provider, 'logoUrl' | 'enabled'>;

/** A provider as the data files state it; what is left out takes the usual value. */
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

/** Providers that only adapters know come after our own, by id. */
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
