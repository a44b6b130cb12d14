import { Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { ConsentTemplate } from '@smile/contract/consent-templates';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ErrorDialog } from '../../ui/overlays/error-dialog.tsx';
import { MessageDialog } from '../../ui/overlays/message-dialog.tsx';
import { nameOf } from './consent-template-columns.tsx';
import { useDeleteConsentTemplate } from './queries.ts';

interface DeleteConsentTemplateDialogProps {
  template: ConsentTemplate;
  onClose: () => void;
}

const debounceMs = 300;

/** Confirms, deletes, and reports the result. */
export function DeleteConsentTemplateDialog({ template, onClose }: DeleteConsentTemplateDialogProps) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const remove = useDeleteConsentTemplate();
  const start = useDebouncedCallback(() => remove.mutate(template.id), debounceMs);
  if (remove.isSuccess)
    return (
      <MessageDialog title="Success" message="Your Consent Template has been successfully deleted." onClose={onClose} />
    );
  if (remove.error) return <ErrorDialog error={remove.error} onClose={onClose} />;
  return (
    <ConfirmDialog
      opened
      title={`Delete consent template ${nameOf(template)}?`}
      confirmLabel="Delete"
      isDangerous
      isBusy={isConfirmed}
      onConfirm={() => {
        setIsConfirmed(true);
        start();
      }}
      onClose={onClose}
    >
      <Text>{`Version ${template.version} and its text are deleted permanently. Consents given with it keep their record.`}</Text>
    </ConfirmDialog>
  );
}
