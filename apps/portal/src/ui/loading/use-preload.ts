import { useEffect } from 'react';
import { whenUsed } from './when-used.ts';

/**
 * Loads later parts of the page after the first interaction, so that they open without waiting and without network.
 * @param parts loaders; a stable array
 */
export function usePreload(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => whenUsed(() => void Promise.all(parts.map((load) => load())).catch(() => undefined)), [parts]);
}
