import { useEffect } from 'react';
import { whenUsed } from '../../../ui/when-used.ts';

/**
 * Loads what opens later once somebody uses the builder: whoever loses the network goes on with all of it, and nobody
 * waits for it.
 */
export function usePreload(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => whenUsed(() => void Promise.all(parts.map((load) => load())).catch(() => undefined)), [parts]);
}
