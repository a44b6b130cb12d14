import { CallError } from '@smile/contract/call';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showError } from '../../../../ui/toasts/toasts.ts';
import { sitesQuery } from '../../queries.ts';
import type { BuilderStore } from '../store/store.ts';
import { useBuilderStore } from '../store/use-builder.ts';

interface SitePublishing {
  isSaving: boolean;
  /** Problems to fix first, one per line. */
  problems: string | undefined;
  save: () => Promise<void>;
  reset: () => void;
}

/**
 * Checks what is here, then publishes it.
 * @param publish answers whether it is published; it is not while changes of others are to be decided on
 */
export function usePublishSite(publish: () => Promise<boolean>, onSaved: () => void): SitePublishing {
  const store = useBuilderStore();
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [problems, setProblems] = useState<string>();
  const save = async () => {
    setIsSaving(true);
    try {
      const { findProblems } = await import('../checks/find-problems.ts');
      const found = await findProblems(store.getState().document);
      if (found !== '') setProblems(found);
      else if (await publish()) {
        void queryClient.invalidateQueries({ queryKey: sitesQuery.queryKey });
        onSaved();
      }
    } catch (error) {
      showError(await describeFailure(store, error));
    } finally {
      setIsSaving(false);
    }
  };
  return { isSaving, problems, save, reset: () => setProblems(undefined) };
}

/** The server's own words, where it had any; a refused part is opened. */
async function describeFailure(store: BuilderStore, error: unknown): Promise<string> {
  const { Refusal } = await import('../../../../api/refusal.ts').catch(() => ({ Refusal: null }));
  if (Refusal && error instanceof Refusal)
    return (await import('./show-refused-part.ts')).showRefusedPart(store, error);
  const isAnswered = error instanceof CallError && error.status > 0;
  return isAnswered ? error.message : 'Sorry, save failed, please try again';
}
