import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import { Combobox, Kbd, Modal, Text, TextInput, useCombobox, useMantineColorScheme } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { logOut } from '../api/log-out.ts';
import { switchMode } from '../api/page-lock.ts';
import { portalConfigQuery } from '../api/portal-config.ts';
import { hasProductionAccess, readMode } from '../api/session.ts';
import classes from './command-palette.module.css';
import { openExternal } from './open-external.ts';
import { findEntries, keyOf, type PaletteEntry } from './palette-entries.ts';
import { PaletteIcon } from './palette-icon.tsx';
import { usePaletteUsers } from './palette-users.ts';
import { readRecent, rememberRecent } from './recent-entries.ts';

interface CommandPaletteProps {
  onClose: () => void;
  onHelp: () => void;
}

const groups = ['Ids', 'Recent', 'Pages', 'Actions', 'Users'] as const;

/** Finds pages, actions, end users and what an id stands for. */
export function CommandPalette({ onClose, onHelp }: CommandPaletteProps) {
  return (
    <Modal.Root opened onClose={onClose} size="lg" yOffset="12vh">
      <Modal.Overlay />
      <Modal.Content aria-label="Command palette">
        <Modal.Body p={0}>
          <PaletteSearch onClose={onClose} onHelp={onHelp} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Inside of the dialog, so that its effects find the list in the page. */
function PaletteSearch({ onClose, onHelp }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const [recent] = useState(readRecent);
  const run = useEntry(onClose, onHelp);
  const users = usePaletteUsers(typed);
  const entries = findEntries(typed, { mode: readMode(), hasProduction: hasProductionAccess(), recent, users });
  const first = entries[0] && keyOf(entries[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first match is chosen anew with each change of the text
  useEffect(() => void combobox.selectFirstOption(), [typed, first]);
  return (
    <Combobox store={combobox} onOptionSubmit={(key) => run(entries.find((entry) => keyOf(entry) === key))}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          variant="unstyled"
          size="md"
          className={classes.search}
          leftSection={<IconSearch size={18} stroke={1.75} />}
          aria-label="Find a page, an action, a user or an id"
          placeholder="Find a page, an action, a user or an id"
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
  );
}

function EntryGroup({ group, entries }: { group: string; entries: PaletteEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Combobox.Group label={group}>
      {entries.map((entry) => (
        <Combobox.Option key={keyOf(entry)} value={keyOf(entry)} className={classes.option}>
          <PaletteIcon entry={entry} />
          <Text span size="sm" className={classes.label}>
            {entry.label}
          </Text>
          {entry.hint && group !== 'Users' && <Kbd size="xs">{entry.hint}</Kbd>}
          {entry.hint && group === 'Users' && (
            <Text span size="xs" ff="monospace">
              {entry.hint}
            </Text>
          )}
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
    if (entry.group !== 'Ids' && entry.group !== 'Users' && does.kind !== 'signOut') rememberRecent(entry.label);
    if (does.kind === 'showShortcuts') return onHelp();
    onClose();
    if (does.kind === 'open') router.history.push(does.href, { settingsTab: does.settingsTab });
    else if (does.kind === 'openExternal') void openExternal(config?.[does.setting] ?? does.fallback);
    else if (does.kind === 'switchMode') switchMode(does.mode);
    else if (does.kind === 'switchTheme') setColorScheme(colorScheme === 'dark' ? 'light' : 'dark');
    else logOut();
  };
}
