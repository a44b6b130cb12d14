import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readShortcut } from './shortcut.ts';

/** Stored per device: users of voice control turn single-key shortcuts off (WCAG 2.1.4). */
const shortcutSettingName = 'shortcut-keys';

export function areKeysOn(): boolean {
  return localStorage.getItem(shortcutSettingName) !== 'off';
}

export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(shortcutSettingName);
  else localStorage.setItem(shortcutSettingName, 'off');
}

const prefixMs = 1500;

export type KeyboardPanel = 'palette' | 'help';

/**
 * Handles the shortcuts and returns the overlay to show. `typed` is text for the palette: keys pressed before its field
 * has the focus belong there.
 */
export function useShortcuts() {
  const [panel, setPanel] = useState<KeyboardPanel | null>(null);
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const open = (next: KeyboardPanel | null) => {
    setTyped('');
    setPanel(next);
  };
  useEffect(() => {
    if (panel !== 'palette') return;
    const collect = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey;
      if (!isText || isTyping(event.target) || (event.key === ' ' && isButton(event.target))) return;
      event.preventDefault();
      setTyped((text) => text + event.key);
    };
    addEventListener('keydown', collect, { capture: true });
    return () => removeEventListener('keydown', collect, { capture: true });
  }, [panel]);
  useEffect(() => {
    let prefixAtMs = Number.NEGATIVE_INFINITY;
    const follow = (event: KeyboardEvent) => {
      const shortcut = readShortcut({
        key: event.key,
        isCommand: event.metaKey || event.ctrlKey,
        isAlt: event.altKey,
        isTaken: event.defaultPrevented || !areKeysOn() || isTyping(event.target) || isDialogOpen(),
        isAfterPrefix: event.timeStamp - prefixAtMs < prefixMs,
      });
      prefixAtMs = shortcut?.kind === 'prefix' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!shortcut || shortcut.kind === 'prefix') return;
      event.preventDefault();
      if (shortcut.kind === 'page') void navigate({ to: shortcut.page.to });
      else if (shortcut.kind === 'palette') {
        setTyped('');
        setPanel((shown) => (shown === 'palette' ? null : 'palette'));
      } else if (shortcut.kind === 'help' || !focusSearch()) {
        setTyped('');
        setPanel(shortcut.kind === 'help' ? 'help' : 'palette');
      }
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, [navigate]);
  return { panel, open, close: () => open(null), typed, setTyped };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, [role=button], [role=option]');
}

function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog][aria-modal=true]') !== null;
}

/** Focuses the first text field of the page's search; false if there is none. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#content [data-search] input:not([readonly], [disabled])');
  field?.focus();
  field?.select();
  return field !== null;
}
