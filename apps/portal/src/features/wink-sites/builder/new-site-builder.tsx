import type { SiteDocument } from '@smile/site-model/document';
import { useCallback, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { showError } from '../../../ui/toasts.ts';
import { UnsavedChangesGuard } from '../../../ui/unsaved-changes-guard.tsx';
import { newSite } from '../sites-search.ts';
import { dropHeldDraft, dropLocalDraft, holdDraft, storeLocalDraft } from './local-draft.ts';
import { newId } from './new-id.ts';
import { SiteBuilder } from './site-builder.tsx';
import { siteCalls } from './site-calls.ts';
import { pagesOf } from './site-pages.ts';
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
  // Known before the page is drawn again: what is kept after that would be offered as another new site.
  const isMade = useRef(false);
  const isDirty = useStore(store, (state) => state.revision > 0) && !isSaved;
  const keep = useCallback(() => {
    if (isMade.current) return;
    const now = new Date();
    const { document: changed } = store.getState();
    const isStored = storeLocalDraft(changed, now);
    // The end of a session clears what the browser keeps, but not what the tab holds.
    if (developerId) holdDraft(newSite, { at: now, owner: developerId, document: changed, begun: null });
    store.getState().setDraft(isStored ? { kind: 'saved', at: now } : { kind: 'failed' });
  }, [store, developerId]);
  const publish = useCallback(async () => {
    keep();
    const { document: sent } = store.getState();
    const { id, draftRevision } = await siteCalls.create({ ...pagesOf(sent), enabled: true });
    isMade.current = true;
    forget();
    setIsSaved(true);
    const { document: latest } = store.getState();
    if (latest !== sent) await keepLater(id, latest, draftRevision);
    return true;
  }, [store, keep]);
  return (
    <BuilderProvider value={store}>
      <UnsavedChangesGuard isDirty={isDirty} />
      <SiteBuilder id={null} keep={keep} leave={forget} publish={publish} />
    </BuilderProvider>
  );
}

/** What was changed while the site was made is its first draft. */
async function keepLater(id: string, document: SiteDocument, baseRevision: number): Promise<void> {
  try {
    await siteCalls.saveDraft(id, { ...pagesOf(document), baseRevision });
  } catch {
    showError('The site is saved, but not what you changed after you pressed Save.');
  }
}

function forget(): void {
  dropLocalDraft();
  dropHeldDraft(newSite);
}
