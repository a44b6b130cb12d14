import {
  type Icon,
  IconActivityHeartbeat,
  IconBook,
  IconChartLine,
  IconCode,
  IconDeviceMobile,
  IconLayoutDashboard,
  IconReportSearch,
  IconSettings,
  IconTextScan2,
  IconUsers,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';

export interface NavigationPage {
  label: string;
  to: NonNullable<LinkProps['to']>;
  /** Path prefix of pages that belong to it but are not below its path. */
  opens?: string;
  icon?: Icon;
  /** The key that opens the page after `g`. */
  key: string;
}

export interface NavigationGroup {
  label: string;
  icon: Icon;
  pages: readonly NavigationPage[];
}

/** A page outside the portal, whose address is an installation setting. */
export interface NavigationExternal {
  label: string;
  setting: 'docsUrl' | 'statusUrl';
  /** Used until the settings have loaded. */
  fallback: string;
  icon: Icon;
}

/**
 * Side navigation in the specified order (specification 000 §2): Dashboard; Account Usage; Wink Widget; Snap Documents;
 * Signal Requests; User Data; Developer Tools; Documentation; Service Status; Settings. Only contains pages that exist.
 */
export const navigation: readonly (NavigationPage | NavigationGroup | NavigationExternal)[] = [
  { label: 'Dashboard', to: '/dashboard', key: 'd', icon: IconLayoutDashboard },
  { label: 'Account Usage', to: '/usage', key: 'a', icon: IconChartLine },
  {
    label: 'Wink Widget',
    icon: IconDeviceMobile,
    pages: [
      { label: 'Emulator', to: '/link/emulator', key: 'e' },
      { label: 'Templates', to: '/link/template', key: 't' },
      { label: 'Sites', to: '/link/winkSite', opens: '/link/winkSiteDetail/', key: 'l' },
    ],
  },
  { label: 'Snap Documents', to: '/snap', key: 'n', icon: IconTextScan2 },
  {
    label: 'Signal Requests',
    icon: IconReportSearch,
    pages: [
      { label: 'Signals', to: '/signal/signals', key: 'i' },
      { label: 'Verification Lookup', to: '/signal/verification', key: 'v' },
      { label: 'Blacklists', to: '/signal/blacklists', key: 'b' },
      { label: 'Digital Footprint', to: '/signal/footprints', key: 'f' },
      { label: 'MAW Analysis', to: '/signal/maws', key: 'm' },
    ],
  },
  { label: 'User Data', to: '/users', key: 'u', icon: IconUsers },
  {
    label: 'Developer Tools',
    icon: IconCode,
    pages: [
      { label: 'Data Sources', to: '/developer/providers', key: 'p' },
      { label: 'API Keys', to: '/developer/api-keys', key: 'k' },
      { label: 'Webhooks', to: '/developer/webhooks', key: 'w' },
    ],
  },
  { label: 'Documentation', setting: 'docsUrl', fallback: '/docs', icon: IconBook },
  { label: 'Service Status', setting: 'statusUrl', fallback: '/status', icon: IconActivityHeartbeat },
  { label: 'Settings', to: '/account/organization', key: 's', icon: IconSettings },
];

/** All pages of the portal, in navigation order. */
export const navigationPages: readonly NavigationPage[] = navigation.flatMap((entry) => {
  if ('pages' in entry) return entry.pages;
  return 'to' in entry ? [entry] : [];
});
