import { Anchor, Group, NativeSelect, Skeleton } from '@mantine/core';
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
const TemplateChoice = onDemand(
  async () => (await import('./template-choice.tsx')).TemplateChoice,
  <Skeleton height={60} />,
);
const TransferSiteDialog = onDemand(
  async () => (await import('../transfer/transfer-site-dialog.tsx')).TransferSiteDialog,
);

const route = getRouteApi('/shell/link/winkSite');

interface AddSiteDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Names a new site, or imports one. Rendered beside the list, which may change while the user types. */
export function AddSiteDialog({ opened, onClose }: AddSiteDialogProps) {
  const navigate = route.useNavigate();
  const [type, setType] = useState<SiteType>('LOWCODE');
  /** Null until the template list is opened; empty for a blank site. */
  const [template, setTemplate] = useState<string | null>(null);
  const close = () => {
    setType('LOWCODE');
    setTemplate(null);
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
    const search = { template: template || undefined };
    if (type === 'LOWCODE') navigate({ to: '/link/winkSiteDetail/$id/$name', params: { id: newSite, name }, search });
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
          {type === 'LOWCODE' && template !== null && <TemplateChoice value={template} onChange={setTemplate} />}
          <Group gap="lg" align="flex-start">
            {type === 'LOWCODE' && template === null && (
              <Anchor component="button" type="button" size="sm" onClick={() => setTemplate('')}>
                Start from a template
              </Anchor>
            )}
            <ImportSiteLink onRead={startImport} />
          </Group>
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
