import '@mantine/core/styles/Kbd.layer.css';
import { Group, Kbd, SimpleGrid, Stack, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { navigationPages } from '../shell/navigation.ts';
import { areKeysOn, turnKeys } from './use-shortcuts.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const general = [
  { keys: [isApple ? '⌘' : 'Ctrl', 'K'], label: 'Find a page, an action, a name or an id' },
  { keys: ['/'], label: 'Go to the search box of the page' },
  { keys: ['?'], label: 'Show this list' },
  { keys: [isApple ? '⌘' : 'Ctrl', 'Enter'], label: 'In the site builder: open Next Config, or save its dialog' },
];

/** All keyboard shortcuts, and the switch that disables single-key ones. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(areKeysOn);
  const change = (wanted: boolean) => {
    turnKeys(wanted);
    setIsOn(wanted);
  };
  return (
    <Dialog opened onClose={onClose} title="Keyboard shortcuts" size="lg" centered>
      <Stack gap="lg">
        <Rows rows={general} />
        <Stack gap="xs">
          <Title order={3}>Go to a page</Title>
          <SimpleGrid cols={2} spacing="xl" verticalSpacing={4}>
            {navigationPages.map(({ label, key }) => (
              <Row key={key} keys={['g', key]} label={label} />
            ))}
          </SimpleGrid>
        </Stack>
        <Switch
          label="Shortcuts of a single key"
          description="Turn them off when you speak to your browser or press keys by accident."
          checked={isOn}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}

function Rows({ rows }: { rows: { keys: string[]; label: string }[] }) {
  return (
    <Stack gap={4}>
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
    </Stack>
  );
}

function Row({ keys, label }: { keys: string[]; label: string }) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text size="sm">{label}</Text>
      <Group gap={4} wrap="nowrap">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </Group>
    </Group>
  );
}
