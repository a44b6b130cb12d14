import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../../../ui/error-panel.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useBuilder } from '../store/use-builder.ts';
import { DraftLinkForm } from './draft-link-form.tsx';
import { draftShareQuery } from './queries.ts';

interface ShareDraftDialogProps {
  /** Null for a site that was never saved. */
  siteId: string | null;
  /** Tries again to save the changes. */
  onRetry: () => void;
  onClose: () => void;
}

/** Creates a link to the author's draft, which anyone can try without storing data. */
export function ShareDraftDialog({ siteId, onRetry, onClose }: ShareDraftDialogProps) {
  return (
    <Dialog opened centered title="Share draft" onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">
          Anyone with the link can try your draft as it is when they open it. Nothing they enter is stored, and no
          account is connected. The link ends when you save or discard the draft.
        </Text>
        <DraftToShare siteId={siteId} onRetry={onRetry} />
      </Stack>
    </Dialog>
  );
}

function DraftToShare({ siteId, onRetry }: Omit<ShareDraftDialogProps, 'onClose'>) {
  const kind = useBuilder((state) => state.draft.kind);
  const isOnItsWay = kind === 'unsaved' || kind === 'saving';
  const share = useQuery({ ...draftShareQuery(siteId), enabled: !isOnItsWay && kind !== 'failed' });
  if (kind === 'failed')
    return (
      <Alert color="red" title="Your last changes are not kept yet">
        <Stack gap="xs" align="flex-start">
          <Text size="sm">A link would show the draft without them.</Text>
          <Button size="xs" variant="default" onClick={onRetry}>
            Try again
          </Button>
        </Stack>
      </Alert>
    );
  if (share.error)
    return <ErrorPanel title="The link could not be loaded" error={share.error} onRetry={() => share.refetch()} />;
  if (isOnItsWay || !share.data) return <Skeleton height={96} role="status" aria-label="Loading the link" />;
  if (!share.data.hasDraft)
    return (
      <Text size="sm" c="dimmed">
        There is no draft to share: visitors already see the latest version. Change something first.
      </Text>
    );
  return <DraftLinkForm siteId={siteId} share={share.data} />;
}
