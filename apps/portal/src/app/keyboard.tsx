import { onDemand } from '../ui/loading/on-demand.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const CommandPalette = onDemand(async () => (await import('./command-palette.tsx')).CommandPalette);
const ShortcutsDialog = onDemand(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

/** The shortcuts of the portal; what they show is loaded when it is first asked for. */
export function Keyboard() {
  const { panel, open, close } = useShortcuts();
  return (
    <>
      {panel === 'palette' && <CommandPalette onClose={close} onHelp={() => open('help')} />}
      {panel === 'help' && <ShortcutsDialog onClose={close} />}
    </>
  );
}
