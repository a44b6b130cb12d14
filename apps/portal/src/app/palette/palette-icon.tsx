import {
  type Icon,
  IconArrowsExchange,
  IconBook,
  IconHash,
  IconKeyboard,
  IconLock,
  IconLogout,
  IconSettings,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { navigation } from '../shell/navigation.ts';
import { objectGroups, type PaletteEntry } from './entry.ts';

const ofActions: Record<string, Icon> = {
  switchMode: IconArrowsExchange,
  switchTheme: IconSun,
  showShortcuts: IconKeyboard,
  signOut: IconLogout,
};

const objectGroupNames: readonly string[] = Object.values(objectGroups);

/** A page has the same icon as in the navigation. */
export function PaletteIcon({ entry }: { entry: PaletteEntry }) {
  const Sign = signOf(entry);
  return <Sign size={16} stroke={1.75} aria-hidden />;
}

function signOf({ group, label, action }: PaletteEntry): Icon {
  if (group === 'Users') return IconUser;
  if (group === 'Guides') return IconBook;
  if (group === 'Ids' || objectGroupNames.includes(group)) return IconHash;
  const place = navigation.find((entry) =>
    'pages' in entry ? entry.pages.some((page) => page.label === label) : entry.label === label,
  );
  if (place?.icon) return place.icon;
  if (label === 'Change password') return IconLock;
  return ofActions[action.kind] ?? IconSettings;
}
