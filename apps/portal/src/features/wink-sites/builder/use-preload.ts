import { useEffect } from 'react';
import { whenIdle } from '../../../ui/when-idle.ts';

/**
 * Loads what opens later once the builder is there: whoever loses the network goes on with all of it, and nobody waits
 * for it.
 */
export function usePreload(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => whenIdle(() => void Promise.all(parts.map((load) => load())).catch(() => undefined)), [parts]);
}
