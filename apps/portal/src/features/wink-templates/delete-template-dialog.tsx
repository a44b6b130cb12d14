import { Text } from '@mantine/core';
import type { StoredTemplate } from '@smile/contract/wink-templates';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ErrorDialog } from '../../ui/overlays/error-dialog.tsx';
import { useDeleteTemplate } from './queries.ts';

interface DeleteTemplateDialogProps {
  /** Null closes the dialog. */
  template: StoredTemplate | null;
  onClose: () => void;
}

export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const remove = useDeleteTemplate();
  const [shown, setShown] = useState(template);
  if (template && template !== shown) setShown(template);
  const confirm = () => template && remove.mutate(template.id, { onSettled: onClose });
  return (
    <>
      <ConfirmDialog
        opened={template !== null}
        title={`Delete template ${shown?.name ?? ''}?`}
        confirmLabel="Delete"
        isDangerous
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={onClose}
      >
        <Text>
          {`You are deleting the Wink Widget Template "${shown?.name ?? ''}". This operation is irreversible. Continue to delete the template?`}
        </Text>
      </ConfirmDialog>
      <ErrorDialog error={remove.error} onClose={remove.reset} />
    </>
  );
}
