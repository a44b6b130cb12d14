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
  IconUsers,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';

export interface NavigationPage {
  label: string;
  to: NonNullable<LinkProps['to']>;
  icon?: Icon;
}

export interface NavigationGroup {
  label: string;
  icon: Icon;
  pages: readonly NavigationPage[];
}

/** A page outside of the portal, whose address is a setting of the installation. */
export interface NavigationExternal {
  label: string;
  setting: 'docsUrl' | 'statusUrl';
  /** Until the settings are here. */
  fallback: string;
  icon: Icon;
}

/**
 * The side navigation in the specified order (specification 000 §2): Dashboard; Account Usage; Wink Widget; Snap
 * Documents; Signal Requests; User Data; Developer Tools; Documentation; Service Status; Settings. An entry is here
 * when its page works.
 */
export const navigation: readonly (NavigationPage | NavigationGroup | NavigationExternal)[] = [
  { label: 'Dashboard', to: '/dashboard', icon: IconLayoutDashboard },
  { label: 'Account Usage', to: '/usage', icon: IconChartLine },
  {
    label: 'Wink Widget',
    icon: IconDeviceMobile,
    pages: [
      { label: 'Emulator', to: '/link/emulator' },
      { label: 'Templates', to: '/link/template' },
    ],
  },
  {
    label: 'Signal Requests',
    icon: IconReportSearch,
    pages: [
      { label: 'Signals', to: '/signal/signals' },
      { label: 'Verification Lookup', to: '/signal/verification' },
      { label: 'Blacklists', to: '/signal/blacklists' },
      { label: 'Digital Footprint', to: '/signal/footprints' },
      { label: 'MAW Analysis', to: '/signal/maws' },
    ],
  },
  { label: 'User Data', to: '/users', icon: IconUsers },
  {
    label: 'Developer Tools',
    icon: IconCode,
    pages: [
      { label: 'Data Sources', to: '/developer/providers' },
      { label: 'API Keys', to: '/developer/api-keys' },
      { label: 'Webhooks', to: '/developer/webhooks' },
    ],
  },
  { label: 'Documentation', setting: 'docsUrl', fallback: '/docs', icon: IconBook },
  { label: 'Service Status', setting: 'statusUrl', fallback: '/status', icon: IconActivityHeartbeat },
  { label: 'Settings', to: '/account/organization', icon: IconSettings },
];
