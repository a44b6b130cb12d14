import { useEffect } from 'react';
import { whenUsed } from './when-used.ts';

/**
 * Loads what opens later once somebody uses the page: whoever loses the network goes on with all of it, and nobody
 * waits for it.
 * @param parts the same list with every rendering
 */
export function usePreload(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => whenUsed(() => void Promise.all(parts.map((load) => load())).catch(() => undefined)), [parts]);
}
