import type { WinkSite } from '@smile/contract/wink-sites';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { showBriefly } from '../../../ui/toasts/toasts.ts';
import { useDuplicateSite } from '../queries.ts';
import { NameDialog } from './name-dialog.tsx';

interface DuplicateSiteDialogProps {
  /** Null closes the dialog. */
  site: WinkSite | null;
  onClose: () => void;
}

export function DuplicateSiteDialog({ site, onClose }: DuplicateSiteDialogProps) {
  const duplicate = useDuplicateSite();
  const submit = (id: string, name: string) =>
    duplicate.mutate(
      { id, name },
      {
        onSuccess: () => {
          showBriefly('Site duplicated successfully');
          onClose();
        },
      },
    );
  return (
    <>
      {site && (
        <NameDialog
          title={`Duplicate ${site.name} Site`}
          label="New Site Name"
          initialName=""
          isBusy={duplicate.isPending}
          onSubmit={(name) => submit(site.id, name)}
          onClose={onClose}
        />
      )}
      <ErrorDialog error={duplicate.error} onClose={duplicate.reset} />
    </>
  );
}
