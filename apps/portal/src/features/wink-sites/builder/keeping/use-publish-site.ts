import { CallError } from '@smile/contract/call';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showError } from '../../../../ui/toasts/toasts.ts';
import { siteListsKey } from '../../queries.ts';
import type { BuilderStore } from '../store/store.ts';
import { useBuilderStore } from '../store/use-builder.ts';

interface SitePublishing {
  isSaving: boolean;
  /** Problems to fix first, one per line. */
  problems: string | undefined;
  /** Proven faults to confirm; empty if there is nothing to confirm. */
  faults: readonly string[];
  save: () => Promise<void>;
  /** Publishes despite the faults, without asking about them again. */
  acceptFaults: () => void;
  reset: () => void;
}

/**
 * Checks the site, asks once about each proven fault, then publishes.
 * @param publish resolves to true once published, to false while conflicts with other people are undecided
 */
export function usePublishSite(publish: () => Promise<boolean>, onSaved: () => void): SitePublishing {
  const store = useBuilderStore();
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [problems, setProblems] = useState<string>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const accepted = useRef<ReadonlySet<string>>(new Set());
  const save = async () => {
    setIsSaving(true);
    try {
      const { findProblems } = await import('../checks/find-problems.ts');
      const { document } = store.getState();
      const found = await findProblems(document);
      if (found !== '') return setProblems(found);
      const { findFaults } = await import('../checks/find-faults.ts');
      const asked = (await findFaults(document)).filter((text) => !accepted.current.has(text));
      if (asked.length > 0) setFaults(asked);
      else if (await publish()) {
        void queryClient.invalidateQueries({ queryKey: siteListsKey });
        onSaved();
      }
    } catch (error) {
      showError(await describeFailure(store, error));
    } finally {
      setIsSaving(false);
    }
  };
  const acceptFaults = () => {
    accepted.current = new Set([...accepted.current, ...faults]);
    setFaults([]);
    void save();
  };
  const reset = () => {
    setProblems(undefined);
    setFaults([]);
  };
  return { isSaving, problems, faults, save, acceptFaults, reset };
}

/** The server's message if there is one; opens a rejected part. */
async function describeFailure(store: BuilderStore, error: unknown): Promise<string> {
  const { Refusal } = await import('../../../../api/refusal.ts').catch(() => ({ Refusal: null }));
  if (Refusal && error instanceof Refusal)
    return (await import('./show-refused-part.ts')).showRefusedPart(store, error);
  const isAnswered = error instanceof CallError && error.status > 0;
  return isAnswered ? error.message : 'Sorry, save failed, please try again';
}
