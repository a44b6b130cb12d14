import { Text } from '@mantine/core';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import type { SiteSave } from './use-site-save.ts';

interface SaveDialogsProps {
  save: SiteSave;
  /** The part of an error that no field shows. */
  refusal: string | undefined;
}

/** Why a site was not saved, and how to proceed. */
export function SaveDialogs({ save, refusal }: SaveDialogsProps) {
  return (
    <>
      <ErrorDialog message={save.problem ?? refusal} error={save.problem ? null : save.error} onClose={save.reset} />
      <ConfirmDialog
        opened={save.hasConflict}
        title="Save over the newer version?"
        confirmLabel="Save mine"
        isBusy={save.isSaving}
        onConfirm={save.overwrite}
        onClose={save.reset}
      >
        <Text>
          Somebody else has changed this in the meantime. If you save, visitors see your version; the other one stays in
          the versions of the site.
        </Text>
      </ConfirmDialog>
    </>
  );
}
