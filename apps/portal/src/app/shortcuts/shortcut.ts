import { type NavigationPage, navigationPages } from '../shell/navigation.ts';

/** Meaning of a key press: opens a page, the search box, the list of shortcuts or the palette; `g` waits for a page. */
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
  /** The focus is where letters are typed, or a dialog is open. */
  isTaken: boolean;
  /** `g` was pressed just before. */
  isAfterPrefix: boolean;
}

/** Keys without a modifier count only where nothing else wants them. */
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
