import { Button, Group, Stack, Text } from '@mantine/core';
import type { SiteDocument } from '@smile/site-model/document';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { showSuccess } from '../../../../ui/toasts/toasts.ts';
import { siteListsKey } from '../../queries.ts';
import { pagesOf } from '../store/site-pages.ts';
import { dropHeldDraft } from './held-draft.ts';
import { siteCalls } from './site-calls.ts';

interface DeletedSiteDialogProps {
  siteId: string;
  /** Undefined if the site was deleted while it was edited. */
  text?: string;
  /** Returns the changes that would be lost with the site. */
  getDocument: () => SiteDocument;
  /** Revision of the draft on the server; 0 for none. */
  draftRevision: number;
  /** Action of the other button. */
  other: { label: string; onClick: () => void };
  onMoved?: () => void;
}

/** Says that the site was deleted, and offers to save the changes as a new, unpublished site. */
export function DeletedSiteDialog({
  siteId,
  text = 'Someone deleted it while you were editing. Save your version as a new site, or continue and decide later.',
  getDocument,
  draftRevision,
  other,
  onMoved,
}: DeletedSiteDialogProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: () => siteCalls.create({ ...pagesOf(getDocument()), enabled: false }),
    onSuccess: () => {
      dropHeldDraft(siteId);
      onMoved?.();
      void queryClient.invalidateQueries({ queryKey: siteListsKey });
      // The new site contains the draft's changes. If deleting the draft fails, it will be offered again.
      if (draftRevision > 0) siteCalls.removeDraft(siteId, draftRevision).catch(() => undefined);
      showSuccess('Saved as a new site, which is not published yet');
    },
  });
  const { data: made } = saving;
  // In an effect: the leave guard must first render without unsaved changes.
  useEffect(() => {
    if (made) void navigate({ to: '/link/winkSiteDetail/$id/$name', params: { id: made.id, name: made.name } });
  }, [made, navigate]);
  return (
    <Dialog opened={!made} centered title="This site was deleted">
      <Stack gap="lg">
        <Text>{text}</Text>
        {saving.error && (
          <Text c="red" role="alert">
            {saving.error.message}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={saving.isPending} onClick={other.onClick}>
            {other.label}
          </Button>
          <Button loading={saving.isPending} onClick={() => saving.mutate()} data-autofocus>
            Save as new site
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
