import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { defaultSiteName, type SiteType } from '@smile/contract/wink-sites';
import { IconPlus } from '@tabler/icons-react';
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

export function AddSiteButton() {
  const navigate = route.useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [type, setType] = useState<SiteType>('LOWCODE');
  const open = () => {
    setType('LOWCODE');
    setIsOpen(true);
  };
  const [imported, setImported] = useState<PortableSite | null>(null);
  const config = useQuery(portalConfigQuery);
  const startImport = (site: PortableSite) => {
    setIsOpen(false);
    setImported(site);
  };
  const add = (name: string) => {
    setIsOpen(false);
    if (type === 'LOWCODE') navigate({ to: '/link/winkSiteDetail/$id/$name', params: { id: newSite, name } });
    else navigate({ search: { site: newSite, name }, resetScroll: false });
  };
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={open}>
        Add New Site
      </Button>
      {isOpen && (
        <NameDialog
          title="Add New Site"
          label="Site Name"
          initialName={defaultSiteName}
          isBusy={false}
          onSubmit={add}
          onClose={() => setIsOpen(false)}
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
