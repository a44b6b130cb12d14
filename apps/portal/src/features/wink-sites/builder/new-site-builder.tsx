import type { SiteDocument } from '@smile/site-model/document';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { UnsavedChangesGuard } from '../../../ui/unsaved-changes-guard.tsx';
import { newSite } from '../sites-search.ts';
import { dropHeldDraft, dropLocalDraft, holdDraft, storeLocalDraft } from './local-draft.ts';
import { newId } from './new-id.ts';
import { SiteBuilder } from './site-builder.tsx';
import { siteCalls } from './site-calls.ts';
import { pagesOf } from './site-keeper.ts';
import { createBuilderStore } from './store.ts';
import { BuilderProvider } from './use-builder.ts';

interface NewSiteBuilderProps {
  document: SiteDocument;
  /** Who edits; undefined while that is not known. */
  developerId: string | undefined;
}

/**
 * Edits a site that is not saved yet: this browser keeps its changes until Save makes the site, or until somebody
 * leaves the page, who is asked first.
 */
export function NewSiteBuilder({ document, developerId }: NewSiteBuilderProps) {
  const [store] = useState(() => createBuilderStore(document, { newId, nowMs: () => performance.now() }));
  const [isSaved, setIsSaved] = useState(false);
  const isDirty = useStore(store, (state) => state.revision > 0) && !isSaved;
  const keep = useCallback(() => {
    const now = new Date();
    const { document: changed } = store.getState();
    const isStored = storeLocalDraft(changed, now);
    // The end of a session clears what the browser keeps, but not what the tab holds.
    if (developerId) holdDraft(newSite, { at: now, owner: developerId, document: changed, begun: null });
    store.getState().setDraft(isStored ? { kind: 'saved', at: now } : { kind: 'failed' });
  }, [store, developerId]);
  const publish = useCallback(async () => {
    keep();
    await siteCalls.create({ ...pagesOf(store.getState().document), enabled: true });
    setIsSaved(true);
    return true;
  }, [store, keep]);
  return (
    <BuilderProvider value={store}>
      <UnsavedChangesGuard isDirty={isDirty} />
      <SiteBuilder id={null} keep={keep} leave={forget} publish={publish} />
    </BuilderProvider>
  );
}

function forget(): void {
  dropLocalDraft();
  dropHeldDraft(newSite);
}
