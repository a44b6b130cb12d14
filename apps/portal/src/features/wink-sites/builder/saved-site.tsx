import type { WinkSiteDetails } from '@smile/contract/wink-sites';
import type { SiteDocument } from '@smile/site-model/document';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentDeveloperQuery } from '../../../api/developer-queries.ts';
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx';
import { showFailure } from '../../../ui/toasts/toasts.ts';
import { dropHeldDraft, type HeldDraft, readHeldDraft } from './keeping/held-draft.ts';
import { openKeptSite } from './keeping/open-kept-site.ts';
import { siteCalls } from './keeping/site-calls.ts';
import { UnopenedSite } from './keeping/unopened-site.tsx';
import { DraftDialog } from './on-demand.tsx';
import { SavedSiteBuilder } from './saved-site-builder.tsx';
import { pagesOf } from './store/site-pages.ts';

/** Opens a saved site; asks first whether to continue with unsaved changes. */
export function SavedSite({ site }: { site: WinkSiteDetails }) {
  const [hasDecided, setHasDecided] = useState(!site.hasDraft);
  const [held, setHeld] = useState(() => readHeldDraft(site.id));
  const developer = useQuery(currentDeveloperQuery);
  const [isDiscarded, setIsDiscarded] = useState(false);
  const opened = useQuery({
    queryKey: ['wink-site-builder', site.id, isDiscarded],
    queryFn: () => openKeptSite(siteCalls, site, isDiscarded),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const discard = useMutation({
    mutationFn: (revision: number) => siteCalls.removeDraft(site.id, revision),
    onSuccess: () => {
      setIsDiscarded(true);
      setHasDecided(true);
    },
    onError: (error) => {
      showFailure(error);
      void opened.refetch();
    },
  });
  if (opened.error)
    return <UnopenedSite title="The site could not be opened" error={opened.error} onRetry={() => opened.refetch()} />;
  if (developer.error)
    return (
      <UnopenedSite title="The site could not be opened" error={developer.error} onRetry={() => developer.refetch()} />
    );
  if (!opened.data || !developer.data) return <FormSkeleton fields={6} />;
  const { draft, kept } = opened.data;
  const { id: developerId, displayName } = developer.data;
  if (held?.begun && isUnknownTo(held, kept.kept, developerId))
    return (
      <HeldChanges
        held={held}
        name={displayName}
        developerId={developerId}
        onDiscard={() => {
          dropHeldDraft(site.id);
          setHeld(null);
        }}
      />
    );
  if (hasDecided || !draft) return <SavedSiteBuilder kept={kept} developerId={developerId} />;
  return (
    <DraftDialog
      at={draft.updatedAt}
      name={draft.updatedBy.name ?? 'a former member of the team'}
      isBusy={discard.isPending}
      onContinue={() => setHasDecided(true)}
      onDiscard={() => discard.mutate(draft.revision)}
    />
  );
}

/** Whether these are changes of this person that the server does not have. */
function isUnknownTo({ owner, document }: HeldDraft, kept: SiteDocument, developerId: string): boolean {
  return owner === developerId && JSON.stringify(pagesOf(document)) !== JSON.stringify(pagesOf(kept));
}

interface HeldChangesProps {
  held: HeldDraft;
  name: string;
  developerId: string;
  onDiscard: () => void;
}

/**
 * Offers changes that this tab held when the session ended; if accepted, they are merged with later changes of others.
 */
function HeldChanges({ held: { at, document, begun }, name, developerId, onDiscard }: HeldChangesProps) {
  const [isTakenUp, setIsTakenUp] = useState(false);
  if (isTakenUp && begun) return <SavedSiteBuilder kept={begun} held={document} developerId={developerId} />;
  return <DraftDialog at={at} name={name} isBusy={false} onContinue={() => setIsTakenUp(true)} onDiscard={onDiscard} />;
}
