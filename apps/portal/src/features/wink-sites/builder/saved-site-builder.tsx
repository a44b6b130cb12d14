import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { showSuccess } from '../../../ui/toasts.ts';
import { UnsavedChangesGuard } from '../../../ui/unsaved-changes-guard.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { newId } from './new-id.ts';
import { SiteBuilder } from './site-builder.tsx';
import { siteCalls } from './site-calls.ts';
import { type Conflict, createSiteKeeper, type KeptSite } from './site-keeper.ts';
import { createBuilderStore } from './store.ts';
import { BuilderProvider } from './use-builder.ts';

/** Edits a saved site: every change is kept on the server as a draft, and Save publishes a version. */
export function SavedSiteBuilder({ kept }: { kept: KeptSite }) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { store, keeper } = useMemo(() => {
    const opened = createBuilderStore(kept.kept, { newId, nowMs: () => performance.now() });
    const onMerged = (who: string) => {
      const text = `Updated with the changes of ${who}`;
      opened.getState().announce(text);
      showSuccess(text);
    };
    return { store: opened, keeper: createSiteKeeper(opened, siteCalls, kept, { onConflict: setConflict, onMerged }) };
  }, [kept]);
  const hasFailed = useStore(store, ({ draft }) => draft.kind === 'failed');
  const keep = useCallback(() => {
    // A failure is shown beside Save, and the next change tries again.
    keeper.saveDraft().catch(() => undefined);
  }, [keeper]);
  const publish = useCallback(async () => (await keeper.publish()) === 'kept', [keeper]);
  useWindowEvent('beforeunload', (event) => {
    if (!keeper.isKept()) event.preventDefault();
  });
  return (
    <BuilderProvider value={store}>
      <UnsavedChangesGuard isDirty={hasFailed} />
      <SiteBuilder id={kept.id} keep={keep} leave={keep} publish={publish} />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onClose={() => {
            setConflict(null);
            keep();
          }}
        />
      )}
    </BuilderProvider>
  );
}
