import { useEffect, useEffectEvent } from 'react';

const prefix = 'invite-draft';

/** Returns, once, the draft for the same person that the page kept in this tab when it was left. */
export function takeKeptDraft<Draft>(name: string): Draft | null {
  try {
    const stored = sessionStorage.getItem(`${prefix} ${name}`);
    sessionStorage.removeItem(`${prefix} ${name}`);
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

/** Keeps a draft over whatever reloads the page, as a switch of the mode does; the guard has asked before. */
export function useKeptDraft<Draft>(name: string, readDraft: () => Draft | null): void {
  const keep = useEffectEvent(() => {
    const draft = readDraft();
    if (draft !== null) sessionStorage.setItem(`${prefix} ${name}`, JSON.stringify(draft));
  });
  useEffect(() => {
    const handle = () => keep();
    addEventListener('pagehide', handle);
    return () => removeEventListener('pagehide', handle);
  }, []);
}
