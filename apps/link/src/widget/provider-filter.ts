import { popularProviderIds } from '@smile/contract/popular-providers';
import type { ProviderType } from '@smile/contract/providers';
import type { LinkAccount, LinkProvider } from '@smile/contract/widget';
import type { LinkFileType } from '@smile/contract/widget-archives';
import { isConnectable } from './session/session.ts';
import type { WidgetSettings } from './widget-settings.ts';

export type TypeTab = 'ALL' | 'DOCUMENT' | ProviderType;

export const typeTabs: { type: TypeTab; label: string }[] = [
  { type: 'ALL', label: 'All' },
  { type: 'EMPLOYER', label: 'Employer' },
  { type: 'GIG', label: 'Gig' },
  { type: 'GOVERNMENT', label: 'Govt Service' },
  { type: 'DOCUMENT', label: 'Document' },
  { type: 'SYSTEM', label: 'System' },
];

/** Providers chosen by the page and the template; highlighted ones come first, in their given order. */
export function arrangeProviders(providers: LinkProvider[], settings: WidgetSettings): LinkProvider[] {
  const { providerIds, topProviderIds } = settings;
  const rank = (provider: LinkProvider) => topProviderIds.indexOf(provider.id) + 1 || Number.POSITIVE_INFINITY;
  return providers
    .filter((provider) => providerIds.length === 0 || providerIds.includes(provider.id))
    .sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/**
 * Lists providers of the chosen types, without connected ones if those are hidden. Providers that cannot be connected
 * stay in the list if documents can be uploaded instead.
 */
export function listProviders(
  providers: LinkProvider[],
  accounts: Record<string, LinkAccount>,
  settings: WidgetSettings,
): LinkProvider[] {
  return providers.filter((provider) => {
    const account = provider.accountId ? accounts[provider.accountId] : undefined;
    const isConnected = account?.status === 'CONNECTED' && !account.needsLogin;
    const isWantedType = settings.providerTypes.length === 0 || settings.providerTypes.includes(provider.type);
    const isReachable = provider.accountConnection || settings.hasUploads;
    return isReachable && isWantedType && !(settings.hidesConnected && isConnected);
  });
}

const tileCount = 6;

/** Large tiles above a long list: the providers that page and template highlight, otherwise the most common ones. */
export function pickPopular(listed: LinkProvider[], { topProviderIds }: WidgetSettings): LinkProvider[] {
  if (listed.length <= tileCount) return [];
  const pick = (ids: readonly string[]) => ids.flatMap((id) => listed.find((provider) => provider.id === id) ?? []);
  const highlighted = pick(topProviderIds);
  return highlighted.length > 0 ? highlighted : pick(popularProviderIds).filter(isConnectable).slice(0, tileCount);
}

/** Every search word must occur in the provider's name, long name or type label. */
export function searchProviders(providers: LinkProvider[], tab: TypeTab, search: string): LinkProvider[] {
  return providers.filter((provider) => {
    const text = `${provider.name} ${provider.longName} ${provider.typeLabel}`;
    return (tab === 'ALL' || provider.type === tab) && hasWords(text, search);
  });
}

/** Documents in the list: those chosen by page and template, or all. */
export function listDocuments(fileTypes: LinkFileType[], settings: WidgetSettings): LinkFileType[] {
  const { providerIds, providerTypes } = settings;
  if (providerTypes.length > 0 && !providerTypes.includes('DOCUMENT')) return [];
  return fileTypes.filter(({ type }) => providerIds.length === 0 || providerIds.includes(type));
}

export function searchDocuments(fileTypes: LinkFileType[], tab: TypeTab, search: string): LinkFileType[] {
  if (tab !== 'ALL' && tab !== 'DOCUMENT') return [];
  return fileTypes.filter(({ typeLabel }) => hasWords(`${typeLabel} document`, search));
}

/** True if every search word occurs in the text. */
function hasWords(text: string, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.toLowerCase().includes(word));
}
