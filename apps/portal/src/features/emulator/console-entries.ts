import type { EmulatorCall, EmulatorCallback } from '@smile/contract/emulator';

export type NewEntry =
  | { kind: 'callback'; name: EmulatorCallback; detail: Record<string, unknown> }
  | { kind: 'event'; name: string; detail: Record<string, unknown> }
  | { kind: 'call'; name: string; detail: EmulatorCall };
export type ConsoleEntry = { id: number; atMs: number } & NewEntry;

const maxEntries = 300;
const storageName = 'emulator-console';

/** All UI events arrive through one callback; the console shows each under its own name. */
export function entryOfCallback(name: EmulatorCallback, detail: Record<string, unknown>): NewEntry {
  return name === 'onUIEvent' && typeof detail.eventName === 'string'
    ? { kind: 'event', name: detail.eventName, detail }
    : { kind: 'callback', name, detail };
}

export function addEntry(entries: readonly ConsoleEntry[], entry: ConsoleEntry): ConsoleEntry[] {
  return [...entries, entry].slice(-maxEntries);
}

/** Entries of this user; stored, because closing the widget reloads the page. */
export function readEntries(userId: string): ConsoleEntry[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageName) ?? 'null');
    return stored?.userId === userId && Array.isArray(stored.entries) ? stored.entries : [];
  } catch {
    return [];
  }
}

export function storeEntries(userId: string, entries: readonly ConsoleEntry[]): void {
  sessionStorage.setItem(storageName, JSON.stringify({ userId, entries }));
}

/** Result of the user's newest connection; null before the first. */
export function outcomeOf(entries: readonly ConsoleEntry[], userId: string | undefined): 'connected' | 'failed' | null {
  const isOutcome = ({ name, detail }: ConsoleEntry) =>
    (name === 'onAccountConnected' || name === 'onAccountError') && 'userId' in detail && detail.userId === userId;
  const newest = entries.findLast(isOutcome);
  if (!newest) return null;
  return newest.name === 'onAccountConnected' ? 'connected' : 'failed';
}
