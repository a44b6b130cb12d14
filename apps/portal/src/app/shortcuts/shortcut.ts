import { type NavigationPage, navigationPages } from '../shell/navigation.ts';

/**
 * Effect of a key press: opens a page, the search box, the shortcut list or the palette; `g` waits for a second key.
 */
export type Shortcut =
  | { kind: 'palette' }
  | { kind: 'search' }
  | { kind: 'help' }
  | { kind: 'prefix' }
  | { kind: 'page'; page: NavigationPage };

export interface KeyPress {
  key: string;
  isCommand: boolean;
  isAlt: boolean;
  /** True if the focus is in a text field or a dialog is open. */
  isTaken: boolean;
  /** True if `g` was pressed just before. */
  isAfterPrefix: boolean;
}

/** Keys without a modifier only count if no text field or dialog uses them. */
export function readShortcut({ key, isCommand, isAlt, isTaken, isAfterPrefix }: KeyPress): Shortcut | null {
  if (isCommand && !isAlt && key.toLowerCase() === 'k') return { kind: 'palette' };
  if (isCommand || isAlt || isTaken) return null;
  if (isAfterPrefix) {
    const page = navigationPages.find((each) => each.key === key.toLowerCase());
    if (page) return { kind: 'page', page };
  }
  if (key === 'g') return { kind: 'prefix' };
  if (key === '/') return { kind: 'search' };
  return key === '?' ? { kind: 'help' } : null;
}
