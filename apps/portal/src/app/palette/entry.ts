import type { FoundKind, FoundObject } from '@smile/contract/search';
import type { PortalMode } from '../../api/session.ts';
import type { SettingsTab } from '../../features/settings/settings-search.ts';

/** Headings of found objects, in their order. */
export const objectGroups = {
  USER: 'Users',
  ACCOUNT: 'Accounts',
  ARCHIVE: 'Documents',
  WEBHOOK: 'Webhooks',
  DELIVERY: 'Deliveries',
  EVENT: 'Events',
  SITE: 'Sites',
  SITE_SESSION: 'Visits',
  TEMPLATE: 'Templates',
  API_KEY: 'API keys',
  PROVIDER: 'Data sources',
  GUIDE: 'Guides',
} as const satisfies Record<FoundKind, string>;

type ObjectGroup = (typeof objectGroups)[FoundKind];

/** Action of an entry: opens a page of the portal, opens one outside of it, or acts. */
type Does =
  | { kind: 'open'; href: string; settingsTab?: SettingsTab }
  | { kind: 'openWindow'; href: string }
  | { kind: 'openExternal'; setting: 'docsUrl' | 'statusUrl'; fallback: string }
  | { kind: 'switchMode'; mode: PortalMode }
  | { kind: 'switchTheme' }
  | { kind: 'showShortcuts' }
  | { kind: 'signOut' };

export type PaletteGroup = 'Ids' | 'Recent' | 'Pages' | 'Actions' | ObjectGroup;

export interface PaletteEntry {
  group: PaletteGroup;
  label: string;
  /** Other words by which it is found. */
  words?: string;
  /** The shortcut of a page, or the end of the id of an object. */
  hint?: string;
  /** Unique where labels are not. */
  key?: string;
  does: Does;
}

export interface Situation {
  mode: PortalMode;
  hasProduction: boolean;
  /** The labels of what was opened last, the newest first. */
  recent?: readonly string[];
  /** Objects that the server found for the typed text. */
  objects?: readonly FoundObject[];
}
