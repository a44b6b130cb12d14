import {
  type Icon,
  IconArrowsExchange,
  IconClipboardList,
  IconDownload,
  IconKeyboard,
  IconLock,
  IconLogout,
  IconMail,
  IconPlus,
  IconRefresh,
  IconRepeat,
  IconSun,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react';
import { settingsTabLabels, settingsTabs } from '../../features/settings/settings-search.ts';
import type { PaletteAction } from '../../routing/palette-action.ts';
import { navigation, navigationPages } from '../shell/navigation.ts';
import { choices } from './choices.ts';
import type { Choice, PaletteEntry, Situation } from './entry.ts';

/** Synonyms by which people search for a page. */
const pageSynonyms: Record<string, string> = {
  Dashboard: 'home overview start',
  'Account Usage': 'allowance limit quota credits billing volume',
  Emulator: 'widget try test connect preview',
  Templates: 'widget theme logo design',
  Sites: 'hosted pages builder link landing',
  'Snap Documents': 'scan ocr upload payslip file archive',
  Signals: 'risk score',
  'Verification Lookup': 'verify identity match',
  Blacklists: 'fraud lending',
  'Digital Footprint': 'email phone social',
  'MAW Analysis': 'wallet worker',
  'User Data': 'end users people accounts invites customers income delete',
  'Data Sources': 'providers employers integrations connectors',
  'API Keys': 'secret token credentials rotate delete',
  Webhooks: 'log events deliveries endpoint resend delete',
  Documentation: 'docs guides api reference help manual',
  'Service Status': 'uptime health incident',
  'Settings: Personal Information': 'profile name email avatar account',
  'Settings: Password': 'security two-step passkey sign in 2fa',
  'Settings: Organization': 'company tenant address',
  'Settings: Team': 'members people colleagues roles admin',
  'Settings: Consent Templates': 'terms privacy agreement',
};

export function listPages(): PaletteEntry[] {
  const own = navigationPages.map(
    ({ label, to, key }): PaletteEntry => ({
      group: 'Pages',
      label,
      hint: `g ${key}`,
      action: { kind: 'open', href: to },
    }),
  );
  const external = navigation.flatMap((entry): PaletteEntry[] => {
    if (!('setting' in entry)) return [];
    const { label, setting, fallback } = entry;
    return [{ group: 'Pages', label, action: { kind: 'openExternal', setting, fallback } }];
  });
  const settings = settingsTabs.map(
    (settingsTab): PaletteEntry => ({
      group: 'Pages',
      label: `Settings: ${settingsTabLabels[settingsTab]}`,
      action: { kind: 'open', href: '/account/organization', settingsTab },
    }),
  );
  const others: PaletteEntry[] = [
    { ...page('Audit log', '/account/audit-log', 'history changes activity trail who'), icon: IconClipboardList },
    { ...page('Contact us', '/contact', 'support help get in touch'), icon: IconMail },
  ];
  return [...own, ...external, ...settings, ...others].map((entry) => ({
    ...entry,
    synonyms: entry.synonyms ?? pageSynonyms[entry.label] ?? '',
  }));
}

function page(label: string, href: string, synonyms: string): PaletteEntry {
  return { group: 'Pages', label, synonyms, action: { kind: 'open', href } };
}

export function listActions({ mode, hasProduction, isAdmin = true }: Situation): PaletteEntry[] {
  const other = mode === 'Sandbox' ? 'Production' : 'Sandbox';
  const settings = '/account/organization';
  // Sandbox has no invites.
  const inviting = (label: string, href: string, synonyms: string): PaletteEntry | false =>
    mode === 'Production'
      ? action(IconMail, label, href, synonyms)
      : hasProduction &&
        command(IconMail, `${label} (Production)`, { kind: 'switchMode', mode: 'Production', href }, synonyms);
  const all: (PaletteEntry | false)[] = [
    hasProduction && command(IconArrowsExchange, `Switch to ${other} mode`, { kind: 'switchMode', mode: other }),
    action(IconPlus, 'Add a webhook', '/developer/webhooks', 'create new endpoint subscribe', { action: 'addWebhook' }),
    inviting('Invite an end user', '/users/invite', 'send email link people'),
    inviting('Invite many end users from a file', '/users/invite?batch=true', 'csv batch import'),
    action(IconPlus, 'Create a widget template', '/link/template?template=new', 'new add theme'),
    action(IconPlus, 'Create a site', '/link/winkSite?site=new', 'new add hosted page'),
    isAdmin && choosing(IconRefresh, 'Rotate an API key', 'renew replace secret regenerate', choices.rotate),
    isAdmin && choosing(IconTrash, 'Erase an end user', 'delete remove gdpr forget person data', choices.erase),
    choosing(IconRepeat, 'Resend a failed delivery', 'retry replay event webhook', choices.resend),
    isAdmin &&
      action(IconDownload, 'Export the audit log', '/account/audit-log', 'download csv', { action: 'exportAuditLog' }),
    choosing(IconDownload, 'Export the data of an end user', 'download pdf csv report', choices.exportUser),
    isAdmin &&
      command(
        IconUserPlus,
        'Invite a team member',
        { kind: 'open', href: settings, settingsTab: 'team', asked: { action: 'inviteMember' } },
        'add colleague developer admin people',
      ),
    action(IconLock, 'Change password', `${settings}?changePassword=true`, ''),
    command(IconSun, 'Switch theme', { kind: 'switchTheme' }, 'dark light mode'),
    { ...command(IconKeyboard, 'Keyboard shortcuts', { kind: 'showShortcuts' }), hint: '?' },
    command(IconLogout, 'Sign out', { kind: 'signOut' }, 'log out leave'),
  ];
  return all.filter((entry) => entry !== false);
}

function command(icon: Icon, label: string, action: PaletteEntry['action'], synonyms = ''): PaletteEntry {
  return { group: 'Actions', icon, label, synonyms, action };
}

function action(icon: Icon, label: string, href: string, synonyms: string, asked?: PaletteAction): PaletteEntry {
  return command(icon, label, { kind: 'open', href, ...(asked && { asked }) }, synonyms);
}

function choosing(icon: Icon, label: string, synonyms: string, choice: Choice): PaletteEntry {
  return command(icon, label, { kind: 'choose', choice }, synonyms);
}
