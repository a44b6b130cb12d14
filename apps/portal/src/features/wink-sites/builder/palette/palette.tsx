import { Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useBuilder } from '../store/use-builder.ts';
import classes from './palette.module.css';
import { findPaletteItems } from './palette-groups.ts';
import { PaletteItemButton } from './palette-item-button.tsx';

/** Components for a form: drag them to the canvas, or click to add them after the selected one. */
export function Palette() {
  const [search, setSearch] = useState('');
  const add = useBuilder((state) => state.addComponentFromPalette);
  const groups = findPaletteItems(search);
  const first = search.trim() === '' ? undefined : groups[0]?.items[0];
  return (
    <Stack component="section" gap="sm" aria-label="Components">
      <TextInput
        type="search"
        size="xs"
        aria-label="Search components"
        placeholder="Search components"
        leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !first) return;
          add(first.type);
          event.currentTarget.select();
        }}
      />
      {groups.map(({ title, items }) => (
        <PaletteGroup key={title} title={title} isSearched={first !== undefined}>
          {items.map((item) => (
            <li key={item.type}>
              <PaletteItemButton {...item} />
            </li>
          ))}
        </PaletteGroup>
      ))}
      <Text size="sm" c="dimmed" role="status">
        {groups.length === 0 ? 'No component has this name.' : first && `Enter adds ${first.title}.`}
      </Text>
    </Stack>
  );
}

interface PaletteGroupProps {
  title: string;
  /** Search results are shown even if their group is collapsed. */
  isSearched: boolean;
  children: ReactNode;
}

function PaletteGroup({ title, isSearched, children }: PaletteGroupProps) {
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  const isShown = isOpen || isSearched;
  return (
    <div>
      <UnstyledButton
        className={classes.group}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronDown size={14} stroke={1.75} className={classes.chevron} data-open={isShown} aria-hidden />
        {title}
      </UnstyledButton>
      <ul id={id} className={classes.items} aria-label={title} hidden={!isShown}>
        {children}
      </ul>
    </div>
  );
}
