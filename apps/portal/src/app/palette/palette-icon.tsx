import {
  type Icon,
  IconBell,
  IconBolt,
  IconBook,
  IconCertificate,
  IconClipboardList,
  IconDatabase,
  IconDeviceMobile,
  IconEye,
  IconFiles,
  IconHash,
  IconKey,
  IconMail,
  IconPlugConnected,
  IconReportSearch,
  IconSettings,
  IconTemplate,
  IconUser,
} from '@tabler/icons-react';
import { navigation } from '../shell/navigation.ts';
import type { PaletteEntry, PaletteGroup } from './entry.ts';

const ofGroups: Partial<Record<PaletteGroup, Icon>> = {
  Ids: IconHash,
  Users: IconUser,
  Accounts: IconPlugConnected,
  Documents: IconFiles,
  Webhooks: IconBell,
  Deliveries: IconBolt,
  Events: IconBolt,
  Sites: IconDeviceMobile,
  Visits: IconEye,
  Templates: IconTemplate,
  'API keys': IconKey,
  Invites: IconMail,
  'Audit log': IconClipboardList,
  Lookups: IconReportSearch,
  'Consent templates': IconCertificate,
  'Data sources': IconDatabase,
  Guides: IconBook,
};

/** A page has the same icon as in the navigation. */
export function PaletteIcon({ entry }: { entry: PaletteEntry }) {
  const Sign = signOf(entry);
  return <Sign size={16} stroke={1.75} aria-hidden />;
}

function signOf({ group, label, icon }: PaletteEntry): Icon {
  const place = navigation.find((entry) =>
    'pages' in entry ? entry.pages.some((page) => page.label === label) : entry.label === label,
  );
  return ofGroups[group] ?? icon ?? place?.icon ?? IconSettings;
}
