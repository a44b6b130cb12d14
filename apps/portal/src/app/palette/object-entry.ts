import { shortenId } from '@smile/contract/common';
import type { FoundObject } from '@smile/contract/search';
import { objectGroups, type PaletteEntry } from './entry.ts';

/** Pages of lookups by kind. */
const lookupPages: Record<string, { name: string; path: string }> = {
  verifications: { name: 'Verification lookup', path: 'verification' },
  signals: { name: 'Risk signals lookup', path: 'signals' },
  blacklists: { name: 'Blacklist lookup', path: 'blacklists' },
  footprints: { name: 'Digital footprint lookup', path: 'footprints' },
  maws: { name: 'MAW lookup', path: 'maws' },
};

/** Opens the page of a found object. */
export function toObjectEntry(found: FoundObject): PaletteEntry {
  const { kind, id } = found;
  const name = kind === 'LOOKUP' ? lookupPages[found.parentId ?? '']?.name : found.name;
  const end = shortenId(id);
  const isNamedById = kind === 'PROVIDER' || kind === 'GUIDE';
  return {
    group: objectGroups[kind],
    key: `${kind} ${id}`,
    label: name ?? end,
    ...(name && !isNamedById && { hint: end }),
    action: kind === 'GUIDE' ? { kind: 'openWindow', href: hrefOf(found) } : { kind: 'open', href: hrefOf(found) },
  };
}

function hrefOf({ kind, id, name, parentId }: FoundObject): string {
  const encoded = encodeURIComponent(id);
  const parent = encodeURIComponent(parentId ?? '');
  switch (kind) {
    case 'USER':
      return `/users/user-details?userId=${encoded}`;
    case 'ACCOUNT':
      return `/users/user-details?userId=${parent}&accountId=${encoded}`;
    case 'ARCHIVE':
      return parentId
        ? `/users/user-details?userId=${parent}&fileType=${encodeURIComponent(name ?? '')}`
        : `/snap?tab=results&archive=${encoded}`;
    case 'WEBHOOK':
      return `/developer/webhooks?log=${encoded}`;
    case 'DELIVERY':
      return `/developer/webhooks?log=${parent}&delivery=${encoded}`;
    case 'EVENT':
      return parentId ? `/developer/webhooks?log=${parent}&find=${encoded}` : '/developer/webhooks';
    case 'SITE':
      return parentId === 'LOWCODE'
        ? `/link/winkSiteDetail/${encoded}/${encodeURIComponent(name ?? '')}`
        : `/link/winkSite?site=${encoded}`;
    case 'SITE_SESSION':
      return `/link/winkSite?tab=data&session=${encoded}`;
    case 'TEMPLATE':
      return `/link/template?template=${encoded}`;
    case 'API_KEY':
      return `/developer/api-keys?key=${encoded}`;
    case 'INVITE':
      return `/users?tab=invite&invite=${encoded}`;
    case 'AUDIT_ENTRY':
      return `/account/audit-log?entryId=${encoded}`;
    case 'LOOKUP':
      return `/signal/${lookupPages[parentId ?? '']?.path}?panel=results&result=${encoded}`;
    case 'CONSENT_TEMPLATE':
      return `/account/organization?consentTemplate=${encoded}`;
    case 'PROVIDER':
      return `/developer/providers?name=${encodeURIComponent(name ?? id)}`;
    case 'GUIDE':
      return `/docs/guides/${encoded}`;
  }
}
