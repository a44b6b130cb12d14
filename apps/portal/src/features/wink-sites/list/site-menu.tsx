import type { WinkSite } from '@smile/contract/wink-sites';
import {
  IconArrowsExchange,
  IconDownload,
  IconFilter,
  IconFolder,
  IconHistory,
  IconMessage2,
  IconQrcode,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { hasProductionAccess, readMode } from '../../../api/session.ts';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { MoreMenu } from '../../../ui/overlays/more-menu.tsx';
import { useExportSite } from '../transfer/use-export-site.ts';

const SiteQrDialog = onDemand(async () => (await import('../qr/site-qr-dialog.tsx')).SiteQrDialog);
const MoveSiteDialog = onDemand(async () => (await import('./move-site-dialog.tsx')).MoveSiteDialog);
const CopySiteDialog = onDemand(async () => (await import('../transfer/copy-site-dialog.tsx')).CopySiteDialog);

interface SiteMenuProps {
  site: WinkSite;
  onShowVersions: (site: WinkSite) => void;
  onShowFunnel: (site: WinkSite) => void;
  onShowAnswers: (site: WinkSite) => void;
}

/** Less common actions on a site. */
export function SiteMenu({ site, onShowVersions, onShowFunnel, onShowAnswers }: SiteMenuProps) {
  const [opened, setOpened] = useState<'qr' | 'copy' | 'move' | null>(null);
  const exporting = useExportSite();
  const otherMode = readMode() === 'Production' ? 'Sandbox' : 'Production';
  const close = () => setOpened(null);
  return (
    <>
      <MoreMenu label={`More: ${site.name}`} size="sm">
        <Item label="QR code" icon={IconQrcode} onClick={() => setOpened('qr')} />
        <Item label="Versions" icon={IconHistory} onClick={() => onShowVersions(site)} />
        <Item label="Funnel" icon={IconFilter} onClick={() => onShowFunnel(site)} />
        {site.type === 'LOWCODE' && <Item label="Answers" icon={IconMessage2} onClick={() => onShowAnswers(site)} />}
        <Item label="Move to folder" icon={IconFolder} onClick={() => setOpened('move')} />
        <Item label="Export" icon={IconDownload} onClick={() => exporting.mutate(site.id)} />
        {hasProductionAccess() && (
          <Item label={`Copy to ${otherMode}`} icon={IconArrowsExchange} onClick={() => setOpened('copy')} />
        )}
      </MoreMenu>
      {opened === 'qr' && <SiteQrDialog site={site} onClose={close} />}
      {opened === 'move' && <MoveSiteDialog site={site} onClose={close} />}
      {opened === 'copy' && <CopySiteDialog site={site} to={otherMode} onClose={close} />}
      <ErrorDialog error={exporting.error} onClose={exporting.reset} />
    </>
  );
}

function Item({ label, icon: Icon, onClick }: { label: string; icon: TablerIcon; onClick: () => void }) {
  return (
    <MenuItem leftSection={<Icon size={15} stroke={1.75} />} onClick={onClick}>
      {label}
    </MenuItem>
  );
}
