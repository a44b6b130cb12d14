import { useEffect } from 'react';
import { modeName, tokenNames } from '../api/session.ts';

/** Another tab that logs out or switches the mode takes this one along, so no page shows one mode and calls the other. */
export function useSessionSync(): void {
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === null || event.key === modeName || event.key === tokenNames.developer) location.reload();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
}
