import type { FoundKind, FoundObject } from '@smile/contract/search';
import type { PortalMode } from '../../api/session.ts';
import type { SettingsTab } from '../../features/settings/settings-search.ts';
import type { AskedAction } from '../../routing/asked-action.ts';

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
  INVITE: 'Invites',
  AUDIT_ENTRY: 'Audit log',
  LOOKUP: 'Lookups',
  CONSENT_TEMPLATE: 'Consent templates',
  PROVIDER: 'Data sources',
  GUIDE: 'Guides',
} as const satisfies Record<FoundKind, string>;

type ObjectGroup = (typeof objectGroups)[FoundKind];

/** Opens a page of the portal, on which an action may start. */
interface Open {
  kind: 'open';
  href: string;
  settingsTab?: SettingsTab;
  asked?: AskedAction;
}

/** A second step: the object of the action. */
export interface Choice {
  of: FoundKind;
  prompt: string;
  /** Shown when there is no object to choose. */
  none: string;
  open: (found: FoundObject) => Open;
}

/** Action of an entry: opens a page of the portal, opens one outside of it, asks for an object, or acts. */
type Does =
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
  /** Administrators have more actions; undefined until the role is known. */
  isAdmin?: boolean | undefined;
  /** The labels of what was opened last, the newest first. */
  recent?: readonly string[];
  /** Objects that the server found for the typed text. */
  objects?: readonly FoundObject[];
}
