import { settingsTabLabels, settingsTabs } from '../../features/settings/settings-search.ts';
import type { AskedAction } from '../../routing/asked-action.ts';
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
    page('Audit log', '/account/audit-log', 'history changes activity trail who'),
    page('Contact us', '/contact', 'support help get in touch'),
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
      ? action(label, href, synonyms)
      : hasProduction && {
          ...{ group: 'Actions', label: `${label} (Production)`, synonyms },
          action: { kind: 'switchMode', mode: 'Production', href },
        };
  const all: (PaletteEntry | false)[] = [
    hasProduction && {
      group: 'Actions',
      label: `Switch to ${other} mode`,
      action: { kind: 'switchMode', mode: other },
    },
    action('Add a webhook', '/developer/webhooks', 'create new endpoint subscribe', { action: 'addWebhook' }),
    inviting('Invite an end user', '/users/invite', 'send email link people'),
    inviting('Invite many end users from a file', '/users/invite?batch=true', 'csv batch import'),
    action('Create a widget template', '/link/template?template=new', 'new add theme'),
    action('Create a site', '/link/winkSite?site=new', 'new add hosted page'),
    isAdmin && choosing('Rotate an API key', 'renew replace secret regenerate', choices.rotate),
    isAdmin && choosing('Erase an end user', 'delete remove gdpr forget person data', choices.erase),
    choosing('Resend a failed delivery', 'retry replay event webhook', choices.resend),
    isAdmin && action('Export the audit log', '/account/audit-log', 'download csv', { action: 'exportAuditLog' }),
    choosing('Export the data of an end user', 'download pdf csv report', choices.exportUser),
    isAdmin && {
      group: 'Actions',
      label: 'Invite a team member',
      synonyms: 'add colleague developer admin people',
      action: { kind: 'open', href: settings, settingsTab: 'team', asked: { action: 'inviteMember' } },
    },
    action('Change password', `${settings}?changePassword=true`, ''),
    { group: 'Actions', label: 'Switch theme', synonyms: 'dark light mode', action: { kind: 'switchTheme' } },
    { group: 'Actions', label: 'Keyboard shortcuts', hint: '?', action: { kind: 'showShortcuts' } },
    { group: 'Actions', label: 'Sign out', synonyms: 'log out leave', action: { kind: 'signOut' } },
  ];
  return all.filter((entry) => entry !== false);
}

function action(label: string, href: string, synonyms: string, asked?: AskedAction): PaletteEntry {
  return { group: 'Actions', label, synonyms, action: { kind: 'open', href, ...(asked && { asked }) } };
}

function choosing(label: string, synonyms: string, choice: Choice): PaletteEntry {
  return { group: 'Actions', label, synonyms, action: { kind: 'choose', choice } };
}
