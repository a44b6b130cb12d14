import type { PortalMode } from '../api/session.ts';
import { type SettingsTab, settingsTabLabels, settingsTabs } from '../features/settings/settings-search.ts';
import { navigation, navigationPages } from './navigation.ts';

/** Action of an entry: opens a page of the portal, opens one outside of it, or acts. */
type Does =
  | { kind: 'open'; href: string; settingsTab?: SettingsTab }
  | { kind: 'openExternal'; setting: 'docsUrl' | 'statusUrl'; fallback: string }
  | { kind: 'switchMode'; mode: PortalMode }
  | { kind: 'switchTheme' }
  | { kind: 'showShortcuts' }
  | { kind: 'signOut' };

export interface PaletteEntry {
  group: 'Ids' | 'Recent' | 'Users' | 'Pages' | 'Actions';
  label: string;
  /** The shortcut, as it is shown. */
  hint?: string;
  does: Does;
}

interface Situation {
  mode: PortalMode;
  hasProduction: boolean;
  /** The labels of what was opened last, the newest first. */
  recent?: readonly string[];
  /** End users whose names fit the typed text. */
  users?: readonly { userId: string; fullName: string | null }[];
}

const randomPart = '[0-9a-f]{32}';

/** Where the thing with an id is shown, by the prefix of its kind. */
const idPages: { name: string; pattern: RegExp; hrefOf: (id: string) => string }[] = [
  page('webhook', 'wh-', (id) => `/developer/webhooks?log=${id}`),
  page('widget template', 'wtpl-', (id) => `/link/template?template=${id}`),
  page('verification', 'ver-', (id) => `/signal/verification?panel=results&result=${id}`),
  page('signal', 'signal-', (id) => `/signal/signals?panel=results&result=${id}`),
  page('blacklist', 'blacklist-', (id) => `/signal/blacklists?panel=results&result=${id}`),
  page('footprint', 'footprint-', (id) => `/signal/footprints?panel=results&result=${id}`),
  page('MAW', 'maw-', (id) => `/signal/maws?panel=results&result=${id}`),
  page('user', '[a-z0-9]+-', (id) => `/users/user-details?userId=${id}`),
];

function page(name: string, prefix: string, hrefOf: (id: string) => string) {
  return { name, pattern: new RegExp(`^${prefix}${randomPart}$`), hrefOf };
}

/**
 * Entries for the search: recently opened ones for empty input; else the object with the typed id, then pages and
 * actions whose names hold every typed word (word starts first), then end users.
 */
export function findEntries(typed: string, situation: Situation): PaletteEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label }: PaletteEntry) => words.every((word) => label.toLowerCase().includes(word));
  const isBegun = ({ label }: PaletteEntry) => words.every((word) => ` ${label.toLowerCase()}`.includes(` ${word}`));
  const best = (entries: PaletteEntry[]) => {
    const fitting = entries.filter(fits);
    return [...fitting.filter(isBegun), ...fitting.filter((entry) => !isBegun(entry))];
  };
  const found = [...findIds(typed.trim()), ...best(pages()), ...best(actions(situation))];
  if (words.length === 0) return recentFirst(found, situation.recent ?? []);
  return [...found, ...(situation.users ?? []).map(userEntry)];
}

function userEntry({ userId, fullName }: { userId: string; fullName: string | null }): PaletteEntry {
  const href = `/users/user-details?userId=${encodeURIComponent(userId)}`;
  return { group: 'Users', label: fullName ?? userId, hint: `…${userId.slice(-8)}`, does: { kind: 'open', href } };
}

/** Unique key of an entry: two end users may have one name. */
export function keyOf({ group, label, does }: PaletteEntry): string {
  return group === 'Users' && does.kind === 'open' ? does.href : label;
}

function recentFirst(entries: PaletteEntry[], labels: readonly string[]): PaletteEntry[] {
  const recent = labels.flatMap((label) => entries.filter((entry) => entry.label === label));
  return [
    ...recent.map((entry): PaletteEntry => ({ ...entry, group: 'Recent' })),
    ...entries.filter((entry) => !recent.includes(entry)),
  ];
}

function findIds(id: string): PaletteEntry[] {
  const found = idPages.find(({ pattern }) => pattern.test(id));
  return found
    ? [{ group: 'Ids', label: `Open ${found.name} ${id}`, does: { kind: 'open', href: found.hrefOf(id) } }]
    : [];
}

function pages(): PaletteEntry[] {
  const own = navigationPages.map(
    ({ label, to, key }): PaletteEntry => ({
      group: 'Pages',
      label,
      hint: `g ${key}`,
      does: { kind: 'open', href: to },
    }),
  );
  const external = navigation.flatMap((entry): PaletteEntry[] =>
    'setting' in entry
      ? [
          {
            group: 'Pages',
            label: entry.label,
            does: { kind: 'openExternal', setting: entry.setting, fallback: entry.fallback },
          },
        ]
      : [],
  );
  const settings = settingsTabs.map(
    (settingsTab): PaletteEntry => ({
      group: 'Pages',
      label: `Settings: ${settingsTabLabels[settingsTab]}`,
      does: { kind: 'open', href: '/account/organization', settingsTab },
    }),
  );
  return [...own, ...external, ...settings];
}

function actions({ mode, hasProduction }: Situation): PaletteEntry[] {
  const other = mode === 'Sandbox' ? 'Production' : 'Sandbox';
  const all: (PaletteEntry | false)[] = [
    hasProduction && { group: 'Actions', label: `Switch to ${other} mode`, does: { kind: 'switchMode', mode: other } },
    {
      group: 'Actions',
      label: 'Change password',
      does: { kind: 'open', href: '/account/organization?changePassword=true' },
    },
    { group: 'Actions', label: 'Switch theme', does: { kind: 'switchTheme' } },
    { group: 'Actions', label: 'Keyboard shortcuts', hint: '?', does: { kind: 'showShortcuts' } },
    { group: 'Actions', label: 'Sign out', does: { kind: 'signOut' } },
  ];
  return all.filter((entry) => entry !== false);
}
