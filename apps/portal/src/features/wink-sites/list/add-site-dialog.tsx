import { NativeSelect, Skeleton } from '@mantine/core';
import { defaultSiteName, type SiteType } from '@smile/contract/wink-sites';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { portalConfigQuery } from '../../../api/portal-config.ts';
import { readApiMode } from '../../../api/session.ts';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { newSite } from '../sites-search.ts';
import type { PortableSite } from '../transfer/site-file.ts';

const NameDialog = onDemand(async () => (await import('./name-dialog.tsx')).NameDialog);
const ImportSiteLink = onDemand(
  async () => (await import('../transfer/import-site-link.tsx')).ImportSiteLink,
  <Skeleton height={20} />,
);
const TransferSiteDialog = onDemand(
  async () => (await import('../transfer/transfer-site-dialog.tsx')).TransferSiteDialog,
);

const route = getRouteApi('/shell/link/winkSite');

interface AddSiteDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Names a new site, or imports one. It stands beside the list, which may change while somebody types. */
export function AddSiteDialog({ opened, onClose }: AddSiteDialogProps) {
  const navigate = route.useNavigate();
  const [type, setType] = useState<SiteType>('LOWCODE');
  const close = () => {
    setType('LOWCODE');
    onClose();
  };
  const [imported, setImported] = useState<PortableSite | null>(null);
  const config = useQuery(portalConfigQuery);
  const startImport = (site: PortableSite) => {
    close();
    setImported(site);
  };
  const add = (name: string) => {
    close();
    if (type === 'LOWCODE') navigate({ to: '/link/winkSiteDetail/$id/$name', params: { id: newSite, name } });
    else navigate({ search: { site: newSite, name }, resetScroll: false });
  };
  return (
    <>
      {opened && (
        <NameDialog
          title="Add New Site"
          label="Site Name"
          initialName={defaultSiteName}
          isBusy={false}
          onSubmit={add}
          onClose={close}
        >
          <NativeSelect
            label="Site Type"
            data={[
              { value: 'LOWCODE', label: 'Wink Site (v3) - Alpha' },
              { value: 'DEFAULT', label: 'Wink Site (v2)' },
            ]}
            value={type}
            onChange={(event) => setType(event.currentTarget.value as SiteType)}
          />
          <ImportSiteLink onRead={startImport} />
        </NameDialog>
      )}
      {imported && (
        <TransferSiteDialog
          title="Import a site"
          portable={imported}
          destination={{ mode: readApiMode(), linkUrl: config.data?.linkUrl ?? null }}
          successText="Site imported"
          onClose={() => setImported(null)}
        />
      )}
    </>
  );
}
