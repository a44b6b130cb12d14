import type { LinkAccount, LinkProvider } from '@smile/contract/link';
import type { ProviderType } from '@smile/contract/providers';
import type { WidgetSettings } from './widget-settings.ts';

export type TypeTab = 'ALL' | ProviderType;

export const typeTabs: { type: TypeTab; label: string }[] = [
  { type: 'ALL', label: 'All' },
  { type: 'EMPLOYER', label: 'Employer' },
  { type: 'GIG', label: 'Gig' },
  { type: 'GOVERNMENT', label: 'Govt Service' },
  { type: 'SYSTEM', label: 'System' },
];

/** The providers that page and template choose, the highlighted ones first in their given order. */
export function arrangeProviders(providers: LinkProvider[], settings: WidgetSettings): LinkProvider[] {
  const { providerIds, topProviderIds } = settings;
  const rank = (provider: LinkProvider) => topProviderIds.indexOf(provider.id) + 1 || Number.POSITIVE_INFINITY;
  return providers
    .filter((provider) => providerIds.length === 0 || providerIds.includes(provider.id))
    .sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** What the list may show at all: connectable sources of the wanted types, with the connected ones unless hidden. */
export function listProviders(
  providers: LinkProvider[],
  accounts: Record<string, LinkAccount>,
  settings: WidgetSettings,
): LinkProvider[] {
  return providers.filter((provider) => {
    const isConnected = !!provider.accountId && accounts[provider.accountId]?.status === 'CONNECTED';
    const isWantedType = settings.providerTypes.length === 0 || settings.providerTypes.includes(provider.type);
    return provider.accountConnection && isWantedType && !(settings.hidesConnected && isConnected);
  });
}

/** Every word of the search must occur in the provider's name, long name or type label. */
export function searchProviders(providers: LinkProvider[], tab: TypeTab, search: string): LinkProvider[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return providers.filter((provider) => {
    const text = `${provider.name} ${provider.longName} ${provider.typeLabel}`.toLowerCase();
    return (tab === 'ALL' || provider.type === tab) && words.every((word) => text.includes(word));
  });
}
