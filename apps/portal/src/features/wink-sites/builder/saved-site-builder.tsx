import { useWindowEvent } from '@mantine/hooks';
import type { SiteDocument } from '@smile/site-model/document';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { UnsavedChangesGuard } from '../../../ui/overlays/unsaved-changes-guard.tsx';
import { showSuccess } from '../../../ui/toasts/toasts.ts';
import { dropHeldDraft, storeTabDraft } from './keeping/held-draft.ts';
import type { Conflict, KeptSite } from './keeping/kept-site.ts';
import { useOtherEditors } from './keeping/others/use-other-editors.ts';
import { siteCalls } from './keeping/site-calls.ts';
import { createSiteKeeper } from './keeping/site-keeper.ts';
import { DeletedSiteDialog } from './on-demand.tsx';
import { SiteBuilder } from './site-builder.tsx';
import { newId } from './store/new-id.ts';
import { createBuilderStore } from './store/store.ts';
import { BuilderProvider } from './store/use-builder.ts';

const ConflictDialog = onDemand(async () => (await import('./keeping/conflict-dialog.tsx')).ConflictDialog);

/** Whether the site was deleted, and the user's decision about it. */
type Deletion = 'none' | 'asked' | 'dismissed' | 'moved';

interface SavedSiteBuilderProps {
  kept: KeptSite;
  /** Changes that the server may not have; undefined if there are none. */
  held?: SiteDocument | undefined;
  /** The current developer. */
  developerId: string;
}

/** Edits a saved site: every change is saved as a draft on the server, and Save publishes a version. */
export function SavedSiteBuilder({ kept, held, developerId }: SavedSiteBuilderProps) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [deletion, setDeletion] = useState<Deletion>('none');
  const { store, keeper } = useMemo(() => {
    const opened = createBuilderStore(held ?? kept.kept, { newId, nowMs: () => performance.now() });
    const onMerged = (who: string, renames: readonly string[]) => {
      const text = [`Updated with the changes of ${who}`, ...renames].join('. ');
      opened.getState().announce(text);
      showSuccess(text);
    };
    const onDeleted = () => setDeletion((state) => (state === 'none' ? 'asked' : state));
    const events = { onConflict: setConflict, onMerged, onDeleted };
    return { store: opened, keeper: createSiteKeeper(opened, siteCalls, kept, events) };
  }, [kept, held]);
  const takeOver = useOtherEditors(kept.id, store, keeper);
  const hasFailed = useStore(store, ({ draft }) => draft.kind === 'failed');
  const keep = useCallback(() => {
    if (keeper.isKept()) return;
    // Also stored in the tab, in case the session or page ends before the server has it.
    const { document } = store.getState();
    storeTabDraft(kept.id, { at: new Date(), owner: developerId, document, begun: keeper.known() });
    // A failure is shown beside Save; the next change tries again.
    keeper.saveDraft().then(
      (outcome) => outcome === 'kept' && dropHeldDraft(kept.id),
      () => {},
    );
  }, [keeper, store, kept.id, developerId]);
  const publish = useCallback(async () => {
    if (deletion !== 'none') {
      setDeletion('asked');
      return false;
    }
    keep();
    const isPublished = (await keeper.publish()) === 'kept';
    if (isPublished) {
      dropHeldDraft(kept.id);
      void import('./keeping/warn-of-conflicts.ts').then(({ warnOfConflicts }) => warnOfConflicts(kept.id));
    }
    return isPublished;
  }, [keep, keeper, kept.id, deletion]);
  useEffect(() => {
    if (held) keep();
  }, [held, keep]);
  useWindowEvent('beforeunload', (event) => {
    if (!keeper.isKept() && deletion !== 'moved') event.preventDefault();
  });
  return (
    <BuilderProvider value={store}>
      <UnsavedChangesGuard isDirty={hasFailed && deletion !== 'moved'} />
      <SiteBuilder id={kept.id} keep={keep} leave={keep} publish={publish} onTakeOver={takeOver} />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onClose={() => {
            setConflict((latest) => (latest === conflict ? null : latest));
            keep();
          }}
        />
      )}
      {(deletion === 'asked' || deletion === 'moved') && (
        <DeletedSiteDialog
          siteId={kept.id}
          getDocument={() => store.getState().document}
          draftRevision={keeper.known().draftRevision}
          other={{ label: 'Continue editing', onClick: () => setDeletion('dismissed') }}
          onMoved={() => setDeletion('moved')}
        />
      )}
    </BuilderProvider>
  );
}
