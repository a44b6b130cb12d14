import type { WinkSiteDetails } from '@smile/contract/wink-sites';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import { showError } from '../../../ui/toasts.ts';
import { DraftDialog } from './draft-dialog.tsx';
import { openKeptSite } from './open-kept-site.ts';
import { SavedSiteBuilder } from './saved-site-builder.tsx';
import { siteCalls } from './site-calls.ts';

/** Opens a saved site, and asks first whether changes that were kept are to be taken up. */
export function SavedSite({ site }: { site: WinkSiteDetails }) {
  const [hasDecided, setHasDecided] = useState(!site.hasDraft);
  const [isDiscarded, setIsDiscarded] = useState(false);
  const opened = useQuery({
    queryKey: ['wink-site-builder', site.id, isDiscarded],
    queryFn: () => openKeptSite(siteCalls, site, isDiscarded),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const discard = useMutation({
    mutationFn: () => siteCalls.removeDraft(site.id),
    onSuccess: () => {
      setIsDiscarded(true);
      setHasDecided(true);
    },
    onError: (error) => showError(error.message),
  });
  if (opened.error)
    return <ErrorPanel title="The site could not be opened" error={opened.error} onRetry={() => opened.refetch()} />;
  if (!opened.data) return <FormSkeleton fields={6} />;
  const { draft, kept } = opened.data;
  if (hasDecided || !draft) return <SavedSiteBuilder kept={kept} />;
  return (
    <DraftDialog
      at={draft.updatedAt}
      name={draft.updatedBy.name ?? 'a former member of the team'}
      isBusy={discard.isPending}
      onContinue={() => setHasDecided(true)}
      onDiscard={() => discard.mutate()}
    />
  );
}
