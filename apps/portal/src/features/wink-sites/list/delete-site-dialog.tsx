import { Text } from '@mantine/core';
import type { WinkSite } from '@smile/contract/wink-sites';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { useDeleteSite } from '../queries.ts';

interface DeleteSiteDialogProps {
  /** Null closes the dialog. */
  site: WinkSite | null;
  onClose: () => void;
}

export function DeleteSiteDialog({ site, onClose }: DeleteSiteDialogProps) {
  const remove = useDeleteSite();
  const [shown, setShown] = useState(site);
  if (site && site !== shown) setShown(site);
  const confirm = () => site && remove.mutate(site.id, { onSettled: onClose });
  return (
    <>
      <ConfirmDialog
        opened={site !== null}
        title="Delete this site ?"
        confirmLabel="Confirm"
        isDangerous
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={onClose}
      >
        <Text>
          {`You are deleting the wink site "${shown?.name ?? ''}". This operation is irreversible. Continue to delete the site?`}
        </Text>
      </ConfirmDialog>
      <ErrorDialog error={remove.error} onClose={remove.reset} />
    </>
  );
}
