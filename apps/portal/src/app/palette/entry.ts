import type { FoundKind, FoundObject } from '@smile/contract/search';
import type { Icon } from '@tabler/icons-react';
import type { PortalMode } from '../../api/session.ts';
import type { SettingsTab } from '../../features/settings/settings-search.ts';
import type { PaletteAction } from '../../routing/palette-action.ts';

/** Headings of found objects, in display order. */
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
  INVITE: 'Invites',
  AUDIT_ENTRY: 'Audit log',
  LOOKUP: 'Lookups',
  CONSENT_TEMPLATE: 'Consent templates',
  PROVIDER: 'Data sources',
  GUIDE: 'Guides',
} as const satisfies Record<FoundKind, string>;

type ObjectGroup = (typeof objectGroups)[FoundKind];

/** Opens a page of the portal, optionally starting an action there. */
interface Open {
  kind: 'open';
  href: string;
  settingsTab?: SettingsTab;
  asked?: PaletteAction;
}

/** A second step: choose the action's object. */
export interface Choice {
  objectKind: FoundKind;
  prompt: string;
  /** Shown if there are no objects to choose from. */
  emptyText: string;
  open: (found: FoundObject) => Open;
}

/** Action of an entry: opens a portal page or an external page, asks for an object, or runs a function. */
type EntryAction =
  | Open
  | { kind: 'choose'; choice: Choice }
  | { kind: 'openWindow'; href: string }
  | { kind: 'openExternal'; setting: 'docsUrl' | 'statusUrl'; fallback: string }
  | { kind: 'switchMode'; mode: PortalMode; href?: string }
  | { kind: 'switchTheme' }
  | { kind: 'showShortcuts' }
  | { kind: 'signOut' };

export type PaletteGroup = 'Ids' | 'Recent' | 'Pages' | 'Actions' | ObjectGroup;

export interface PaletteEntry {
  group: PaletteGroup;
  label: string;
  /** Shows what an action does; other entries have the icon of their page or group. */
  icon?: Icon;
  /** Further words that the search finds it by. */
  synonyms?: string;
  /** A page's shortcut, or the end of an object's id. */
  hint?: string;
  /** Identifies an object, whose label may not be unique; pages and actions are identified by their label. */
  key?: string;
  action: EntryAction;
}

export interface Situation {
  mode: PortalMode;
  hasProduction: boolean;
  /** Administrators have more actions; unset counts as true. */
  isAdmin?: boolean;
  /** Labels of recently opened entries, newest first. */
  recent?: readonly string[];
  /** Objects that the server found for the search text. */
  objects?: readonly FoundObject[];
}
