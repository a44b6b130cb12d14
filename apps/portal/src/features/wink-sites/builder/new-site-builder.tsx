import type { SiteDocument } from '@smile/site-model/document';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { UnsavedChangesGuard } from '../../../ui/unsaved-changes-guard.tsx';
import { dropLocalDraft, storeLocalDraft } from './local-draft.ts';
import { newId } from './new-id.ts';
import { SiteBuilder } from './site-builder.tsx';
import { siteCalls } from './site-calls.ts';
import { pagesOf } from './site-keeper.ts';
import { createBuilderStore } from './store.ts';
import { BuilderProvider } from './use-builder.ts';

/**
 * Edits a site that is not saved yet: this browser keeps its changes until Save makes the site, or until somebody
 * leaves the page, who is asked first.
 */
export function NewSiteBuilder({ document }: { document: SiteDocument }) {
  const [store] = useState(() => createBuilderStore(document, { newId, nowMs: () => performance.now() }));
  const [isSaved, setIsSaved] = useState(false);
  const isDirty = useStore(store, (state) => state.revision > 0) && !isSaved;
  const keep = useCallback(() => {
    const now = new Date();
    storeLocalDraft(store.getState().document, now);
    store.getState().setDraft({ kind: 'saved', at: now });
  }, [store]);
  const publish = useCallback(async () => {
    await siteCalls.create({ ...pagesOf(store.getState().document), enabled: true });
    setIsSaved(true);
    return true;
  }, [store]);
  return (
    <BuilderProvider value={store}>
      <UnsavedChangesGuard isDirty={isDirty} />
      <SiteBuilder id={null} keep={keep} leave={dropLocalDraft} publish={publish} />
    </BuilderProvider>
  );
}
