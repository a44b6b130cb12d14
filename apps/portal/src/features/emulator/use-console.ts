import { useCallback, useRef, useState } from 'react';
import { addEntry, type ConsoleEntry, type NewEntry, readEntries, storeEntries } from './console-entries.ts';
import { readEmulatedUser } from './emulated-user.ts';

/** The emulator's log, oldest first; stored per emulated user until the browser tab closes. */
export function useConsole() {
  const [entries, setEntries] = useState<readonly ConsoleEntry[]>(() => {
    const user = readEmulatedUser(Date.now());
    return user ? readEntries(user.userId) : [];
  });
  const latest = useRef(entries);

  // Synchronous: closing the widget reloads the page before the next render.
  const write = useCallback((next: readonly ConsoleEntry[]) => {
    latest.current = next;
    const user = readEmulatedUser(Date.now());
    if (user) storeEntries(user.userId, next);
    setEntries(next);
  }, []);
  const add = useCallback(
    (entry: NewEntry) => {
      const id = (latest.current.at(-1)?.id ?? 0) + 1;
      write(addEntry(latest.current, { ...entry, atMs: Date.now(), id }));
    },
    [write],
  );
  const clear = useCallback(() => write([]), [write]);
  return { entries, add, clear };
}
