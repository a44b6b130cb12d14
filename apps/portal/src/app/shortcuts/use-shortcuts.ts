import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readShortcut } from './shortcut.ts';

/** Belongs to the device: whoever speaks to the browser, or whose hand slips, turns the keys without a modifier off. */
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

/** Follows the shortcuts; what opens over the page is returned, everything else is done. */
export function useShortcuts() {
  const [panel, setPanel] = useState<KeyboardPanel | null>(null);
  const navigate = useNavigate();
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
      else if (shortcut.kind === 'palette') setPanel((open) => (open === 'palette' ? null : 'palette'));
      else if (shortcut.kind === 'help' || !focusSearch()) setPanel(shortcut.kind === 'help' ? 'help' : 'palette');
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, [navigate]);
  return { panel, open: setPanel, close: () => setPanel(null) };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog][aria-modal=true]') !== null;
}

/** The first text field of the page's search; false where there is none. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#content [data-search] input:not([readonly], [disabled])');
  field?.focus();
  field?.select();
  return field !== null;
}
