import type { WinkSite } from '@smile/contract/wink-sites';
import { useQuery } from '@tanstack/react-query';
import { type PortalMode, toApiMode } from '../../../api/session.ts';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { MessageDialog } from '../../../ui/overlays/message-dialog.tsx';
import { siteQuery } from '../queries.ts';
import { toPortable } from './site-file.ts';
import { TransferSiteDialog } from './transfer-site-dialog.tsx';

interface CopySiteDialogProps {
  site: WinkSite;
  to: PortalMode;
  onClose: () => void;
}

/** Copies a saved site to the tenant's other mode. */
export function CopySiteDialog({ site, to, onClose }: CopySiteDialogProps) {
  const details = useQuery(siteQuery(site.id));
  if (!details.data) return <ErrorDialog error={details.error} onClose={onClose} />;
  const portable = toPortable(details.data);
  if ('problem' in portable) return <MessageDialog title="Error" message={portable.problem} onClose={onClose} />;
  return (
    <TransferSiteDialog
      title={`Copy ${site.name} to ${to}`}
      portable={portable}
      destination={{ mode: toApiMode(to), linkUrl: null }}
      successText={`Copied to ${to}`}
      onClose={onClose}
    />
  );
}
