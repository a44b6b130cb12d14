import { useEffect, useEffectEvent } from 'react';

const prefix = 'invite-draft';

/** Returns, once, the draft for the same person that this tab stored when the page was left. */
export function takeKeptDraft<Draft>(name: string): Draft | null {
  try {
    const stored = sessionStorage.getItem(`${prefix} ${name}`);
    sessionStorage.removeItem(`${prefix} ${name}`);
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

/** Stores a draft across reloads, such as a mode switch; the unsaved-changes guard has asked before. */
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
