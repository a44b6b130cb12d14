import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useOpenWithAction } from '../../routing/palette-action.ts';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import classes from './keyboard.module.css';
import { useShortcuts } from './use-shortcuts.ts';

const CommandPalette = onDemand(async () => (await import('../palette/command-palette.tsx')).CommandPalette);
const ShortcutsDialog = onDemand(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

const commandKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** The portal's search and shortcuts; their dialogs load on first use. */
export function Keyboard() {
  const { panel, open, close, typed, setTyped } = useShortcuts();
  const openWithAction = useOpenWithAction();
  return (
    <>
      <UnstyledButton
        className={classes.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('palette')}
      >
        <IconSearch size={16} stroke={1.75} aria-hidden />
        Search…
        <kbd className={classes.keys}>{commandKeys}</kbd>
      </UnstyledButton>
      {panel === 'palette' && (
        <CommandPalette
          typed={typed}
          onType={setTyped}
          onClose={close}
          onHelp={() => open('help')}
          onOpen={openWithAction}
        />
      )}
      {panel === 'help' && <ShortcutsDialog onClose={close} />}
    </>
  );
}
