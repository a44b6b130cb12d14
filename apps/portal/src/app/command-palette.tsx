import { Combobox, Kbd, Modal, Text, TextInput, useCombobox, useMantineColorScheme } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { logOut } from '../api/log-out.ts';
import { portalConfigQuery } from '../api/portal-config.ts';
import { hasProductionAccess, readMode, switchMode } from '../api/session.ts';
import classes from './command-palette.module.css';
import { openExternal } from './open-external.ts';
import { findEntries, type PaletteEntry } from './palette-entries.ts';
import { PaletteIcon } from './palette-icon.tsx';
import { readRecent, rememberRecent } from './recent-entries.ts';

interface CommandPaletteProps {
  onClose: () => void;
  onHelp: () => void;
}

const groups = ['Ids', 'Recent', 'Pages', 'Actions'] as const;

/** Finds pages, actions and what an id stands for. */
export function CommandPalette({ onClose, onHelp }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const [recent] = useState(readRecent);
  const run = useEntry(onClose, onHelp);
  const entries = findEntries(typed, { mode: readMode(), hasProduction: hasProductionAccess(), recent });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first match is chosen anew with each change of the text
  useEffect(() => void combobox.selectFirstOption(), [typed]);
  return (
    <Modal.Root opened onClose={onClose} size="lg" yOffset="12vh">
      <Modal.Overlay />
      <Modal.Content aria-label="Command palette">
        <Modal.Body p={0}>
          <Combobox store={combobox} onOptionSubmit={(label) => run(entries.find((entry) => entry.label === label))}>
            <Combobox.EventsTarget withExpandedAttribute>
              <TextInput
                data-autofocus
                variant="unstyled"
                size="md"
                className={classes.search}
                leftSection={<IconSearch size={18} stroke={1.75} />}
                aria-label="Find a page, an action or an id"
                placeholder="Find a page, an action or an id"
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </Combobox.EventsTarget>
            <Combobox.Options className={classes.options} aria-label="Found" tabIndex={0}>
              {groups.map((group) => (
                <EntryGroup key={group} group={group} entries={entries.filter((entry) => entry.group === group)} />
              ))}
              {entries.length === 0 && <Combobox.Empty>Nothing found</Combobox.Empty>}
            </Combobox.Options>
          </Combobox>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function EntryGroup({ group, entries }: { group: string; entries: PaletteEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Combobox.Group label={group}>
      {entries.map((entry) => (
        <Combobox.Option key={entry.label} value={entry.label} className={classes.option}>
          <PaletteIcon entry={entry} />
          <Text span size="sm" className={classes.label}>
            {entry.label}
          </Text>
          {entry.hint && <Kbd size="xs">{entry.hint}</Kbd>}
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}

function useEntry(onClose: () => void, onHelp: () => void) {
  const router = useRouter();
  const config = useQuery(portalConfigQuery).data;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    const { does } = entry;
    if (entry.group !== 'Ids' && does.kind !== 'signOut') rememberRecent(entry.label);
    if (does.kind === 'showShortcuts') return onHelp();
    onClose();
    if (does.kind === 'open') router.history.push(does.href);
    else if (does.kind === 'openExternal') void openExternal(config?.[does.setting] ?? does.fallback);
    else if (does.kind === 'switchMode') switchMode(does.mode);
    else if (does.kind === 'switchTheme') setColorScheme(colorScheme === 'dark' ? 'light' : 'dark');
    else void logOut();
  };
}
