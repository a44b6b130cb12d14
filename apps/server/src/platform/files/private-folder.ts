import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const openToOthers = 0o077;

/** Restricts a folder and its contents to the owner: folders 0700, files 0600. Leaves Windows permissions alone. */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return;
  const isOpen = [folder, ...readdirSync(folder).map((name) => join(folder, name))].some(
    (path) => (lstatSync(path).mode & openToOthers) !== 0,
  );
  if (isOpen) close(folder);
}

function close(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) close(path);
    else if (!entry.isSymbolicLink()) chmodSync(path, 0o600);
  }
  chmodSync(folder, 0o700);
}
