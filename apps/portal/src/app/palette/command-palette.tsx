import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import {
  Combobox,
  Kbd,
  Modal,
  Text,
  TextInput,
  useCombobox,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { logOut } from '../../api/log-out.ts';
import { switchMode } from '../../api/page-lock.ts';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { hasProductionAccess, readMode } from '../../api/session.ts';
import { leaveDialogs } from '../../api/unsaved-changes.ts';
import type { useOpenWithAction } from '../../routing/palette-action.ts';
import { openExternal } from '../open-external.ts';
import classes from './command-palette.module.css';
import { type Choice, objectGroups, type PaletteEntry } from './entry.ts';
import { toObjectEntry } from './object-entry.ts';
import { findEntries, keyOf, paletteGroups } from './palette-entries.ts';
import { PaletteIcon } from './palette-icon.tsx';
import { readRecent, rememberRecent } from './recent-entries.ts';
import { useFoundObjects } from './use-found-objects.ts';

interface CommandPaletteProps {
  typed: string;
  onType: (text: string) => void;
  onClose: () => void;
  onHelp: () => void;
  onOpen: ReturnType<typeof useOpenWithAction>;
}

const objectGroupNames: readonly string[] = Object.values(objectGroups);
const prompt = 'Find a page, an action, a name or an id';

/** Finds pages, actions, guides, and objects by name or id. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <Modal.Root opened onClose={props.onClose} size="lg" yOffset="12vh">
      <Modal.Overlay />
      <Modal.Content aria-label="Command palette">
        <Modal.Body p={0}>
          <PaletteSearch {...props} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** A child of the dialog, so that its effects run when the list is in the page. */
function PaletteSearch(props: CommandPaletteProps) {
  const { typed, onType } = props;
  const combobox = useCombobox({ opened: true, onDropdownClose: props.onClose });
  const [recent] = useState(readRecent);
  const [choice, setChoice] = useState<Choice | null>(null);
  // While the role loads, all actions are offered: the server refuses those that need an administrator.
  const isAdmin = useQuery(currentDeveloperQuery).data?.role !== 'DEVELOPER';
  const choose = (next: Choice | null) => {
    setChoice(next);
    onType('');
  };
  const run = useRunEntry(props, choose);
  const { objects, isSearching } = useFoundObjects(typed, choice?.objectKind);
  const situation = { mode: readMode(), hasProduction: hasProductionAccess(), isAdmin, recent, objects };
  const entries = choice
    ? objects.map((found): PaletteEntry => ({ ...toObjectEntry(found), action: choice.open(found) }))
    : findEntries(typed, situation);
  const leaveChoice = (event: KeyboardEvent) => {
    if (choice && event.key === 'Backspace' && typed === '') choose(null);
  };
  const firstKey = entries[0] && keyOf(entries[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: selects the first match again whenever the text or the matches change
  useEffect(() => void combobox.selectFirstOption(), [typed, firstKey, choice]);
  return (
    <Combobox store={combobox} onOptionSubmit={(key) => run(entries.find((entry) => keyOf(entry) === key))}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          variant="unstyled"
          size="md"
          className={classes.search}
          leftSection={<IconSearch size={18} stroke={1.75} />}
          aria-label={choice?.prompt ?? prompt}
          placeholder={choice?.prompt ?? prompt}
          onKeyDown={leaveChoice}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      {/* Focusable, so that the keyboard can scroll it. */}
      <Combobox.Options className={classes.options} aria-label="Results" tabIndex={0}>
        {groupsOf(entries).map((group) => (
          <EntryGroup key={group} group={group} entries={entries.filter((entry) => entry.group === group)} />
        ))}
        {entries.length === 0 && (
          <Combobox.Empty>{isSearching ? 'Searching…' : (choice?.emptyText ?? 'Nothing found')}</Combobox.Empty>
        )}
      </Combobox.Options>
      <VisuallyHidden role="status">
        {typed.trim() === '' || isSearching ? '' : `${entries.length} found`}
      </VisuallyHidden>
    </Combobox>
  );
}

/** Groups in order of their best entry; objects keep their order, before or after the other groups. */
function groupsOf(entries: readonly PaletteEntry[]) {
  const isObject = (group: string) => objectGroupNames.includes(group);
  const objects = paletteGroups.filter((group) => isObject(group) && entries.some((entry) => entry.group === group));
  const others = [...new Set(entries.map(({ group }) => group))].filter((group) => !isObject(group));
  return isObject(entries[0]?.group ?? '') ? [...objects, ...others] : [...others, ...objects];
}

function EntryGroup({ group, entries }: { group: string; entries: PaletteEntry[] }) {
  const isObject = objectGroupNames.includes(group);
  return (
    <Combobox.Group label={group}>
      {entries.map((entry) => (
        <Combobox.Option key={keyOf(entry)} value={keyOf(entry)} className={classes.option}>
          <PaletteIcon entry={entry} />
          <Text span size="sm" className={classes.label}>
            {entry.label}
          </Text>
          {entry.hint && !isObject && <Kbd size="xs">{entry.hint}</Kbd>}
          {entry.hint && isObject && (
            <Text span size="xs" ff="monospace">
              {entry.hint}
            </Text>
          )}
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}

/** Returns a function that closes the palette and carries out an entry's action. */
function useRunEntry({ onClose, onHelp, onOpen }: CommandPaletteProps, onChoose: (choice: Choice) => void) {
  const config = useQuery(portalConfigQuery).data;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    const { action } = entry;
    // Recent entries are looked up by label among pages and actions, so objects and ids are not remembered.
    if (!entry.key && entry.group !== 'Ids' && action.kind !== 'signOut') rememberRecent(entry.label);
    if (action.kind === 'showShortcuts') return onHelp();
    if (action.kind === 'choose') return onChoose(action.choice);
    onClose();
    if (action.kind === 'open')
      leaveDialogs(() => onOpen(action.href, { settingsTab: action.settingsTab, asked: action.asked }));
    else if (action.kind === 'openWindow') window.open(action.href, '_blank', 'noopener');
    else if (action.kind === 'openExternal') void openExternal(config?.[action.setting] ?? action.fallback);
    else if (action.kind === 'switchMode') switchMode(action.mode, action.href);
    else if (action.kind === 'switchTheme') setColorScheme(colorScheme === 'dark' ? 'light' : 'dark');
    else logOut();
  };
}
