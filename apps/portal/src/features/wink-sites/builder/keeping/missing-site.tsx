import { CallError } from '@smile/contract/call';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatDateTime } from '../../../../ui/format/format-time.ts';
import { FormSkeleton } from '../../../../ui/loading/form-skeleton.tsx';
import { showFailure } from '../../../../ui/toasts/toasts.ts';
import { DeletedSiteDialog } from '../on-demand.tsx';
import { documentOf } from '../store/site-pages.ts';
import { siteCalls } from './site-calls.ts';
import { UnopenedSite } from './unopened-site.tsx';

interface MissingSiteProps {
  id: string;
  error: unknown;
  onRetry: () => void;
}

/** Shown if a site could not be loaded. If it was deleted, the author's changes still exist. */
export function MissingSite({ id, error, onRetry }: MissingSiteProps) {
  const navigate = useNavigate();
  const isGone = error instanceof CallError && error.code === 'MISSING_RESOURCE';
  const draft = useQuery({
    queryKey: ['wink-site-builder', id, 'left'],
    queryFn: () => siteCalls.getDraft(id),
    enabled: isGone,
    gcTime: 0,
    retry: false,
  });
  const discard = useMutation({
    mutationFn: (revision: number) => siteCalls.removeDraft(id, revision),
    onSuccess: () => navigate({ to: '/link/winkSite' }),
    onError: (failure) => showFailure(failure),
  });
  if (isGone && draft.isPending) return <FormSkeleton fields={6} />;
  const { data } = draft;
  return (
    <>
      <UnopenedSite title="The site could not be loaded" error={error} onRetry={onRetry} />
      {data?.type === 'LOWCODE' && (
        <DeletedSiteDialog
          siteId={id}
          text={`It was deleted before you saved your changes from ${formatDateTime(data.updatedAt)}.`}
          getDocument={() => documentOf(data.name, data.winkSiteTemplate)}
          draftRevision={data.revision}
          other={{ label: 'Discard', onClick: () => discard.mutate(data.revision) }}
        />
      )}
    </>
  );
}
