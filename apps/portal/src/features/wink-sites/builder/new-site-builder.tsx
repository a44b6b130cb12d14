import type { SiteDocument } from '@smile/site-model/document';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { UnsavedChangesGuard } from '../../../ui/overlays/unsaved-changes-guard.tsx';
import { showError } from '../../../ui/toasts/toasts.ts';
import { newSite } from '../sites-search.ts';
import { textOfDraft } from './builder-header.tsx';
import { dropHeldDraft, storeTabDraft } from './keeping/held-draft.ts';
import { dropLocalDraft, holdOwnDraft, onDraftTaken, storeLocalDraft } from './keeping/local-draft.ts';
import { siteCalls } from './keeping/site-calls.ts';
import { changeNewSiteLink, endNewSiteLink } from './sharing/new-site-link.ts';
import { SiteBuilder } from './site-builder.tsx';
import type { DraftState } from './store/builder-state.ts';
import { newId } from './store/new-id.ts';
import { pagesOf } from './store/site-pages.ts';
import { createBuilderStore } from './store/store.ts';
import { BuilderProvider } from './store/use-builder.ts';

interface NewSiteBuilderProps {
  document: SiteDocument;
  /** The current developer; undefined while loading. */
  developerId: string | undefined;
}

/**
 * Edits an unsaved site: this browser stores its changes until Save creates the site, or until the author chooses to
 * discard them on leaving.
 */
export function NewSiteBuilder({ document, developerId }: NewSiteBuilderProps) {
  const [store] = useState(() => createBuilderStore(document, { newId, nowMs: () => performance.now() }));
  const [isSaved, setIsSaved] = useState(false);
  // A ref, so that it is set before the next render: a draft stored after that would be offered as another new site.
  const isMade = useRef(false);
  const isDiscarded = useRef(false);
  const isDirty = useStore(store, (state) => state.revision > 0) && !isSaved;
  const draft = useStore(store, (state) => state.draft);
  const keep = useCallback(() => {
    if (isMade.current || isDiscarded.current) return;
    const now = new Date();
    const { document: changed } = store.getState();
    const isStored = storeLocalDraft(changed, now);
    // The end of a session clears the browser's storage, but not that of the tab.
    if (developerId) storeTabDraft(newSite, { at: now, owner: developerId, document: changed, begun: null });
    changeNewSiteLink(changed);
    store.getState().setDraft(isStored ? { kind: 'saved', at: now } : { kind: 'failed' });
  }, [store, developerId]);
  useEffect(() => onDraftTaken(keep), [keep]);
  useEffect(holdOwnDraft, []);
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
  const discard = () => {
    isDiscarded.current = true;
    forget();
  };
  const leave = useCallback(() => {
    if (store.getState().revision > 0) keep();
  }, [store, keep]);
  return (
    <BuilderProvider value={store}>
      <UnsavedChangesGuard
        isDirty={isDirty}
        kept={draft.kind === 'failed' ? undefined : { text: leaveText(draft), onDiscard: discard }}
      />
      <SiteBuilder id={null} keep={keep} leave={leave} publish={publish} />
    </BuilderProvider>
  );
}

function leaveText(draft: DraftState): string {
  const kept = draft.kind === 'saved' ? textOfDraft(draft, true) : 'Kept in this browser';
  return `This site is not saved yet. ${kept}. You can continue later, or discard it.`;
}

/** Changes made while the site was being created become its first draft. */
async function keepLater(id: string, document: SiteDocument, baseRevision: number): Promise<void> {
  try {
    await siteCalls.saveDraft(id, { ...pagesOf(document), baseRevision });
  } catch {
    showError('The site is saved without the changes you made after you pressed Save.');
  }
}

function forget(): void {
  endNewSiteLink();
  dropLocalDraft();
  dropHeldDraft(newSite);
}
