import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

const steps = {
  auto: { next: 'light', name: 'System', Icon: IconDeviceDesktop },
  light: { next: 'dark', name: 'Light', Icon: IconSun },
  dark: { next: 'auto', name: 'Dark', Icon: IconMoon },
} as const;

/** Cycles through system, light and dark. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { next, name, Icon } = steps[colorScheme];
  const label = `Theme: ${name}`;
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={() => setColorScheme(next)}>
      <Icon size={16} stroke={1.75} />
    </ActionIcon>
  );
}
