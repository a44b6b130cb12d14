import { lazy, Suspense } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

/** The shortcuts of the portal; what they show is loaded when it is first asked for. */
export function Keyboard() {
  const { panel, open, close } = useShortcuts();
  return (
    <Suspense fallback={null}>
      {panel === 'palette' && <CommandPalette onClose={close} onHelp={() => open('help')} />}
      {panel === 'help' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}
