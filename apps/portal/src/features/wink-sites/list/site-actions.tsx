import { ActionIcon, Group } from '@mantine/core';
import type { WinkSite } from '@smile/contract/wink-sites';
import { IconCopyPlus, IconLink, IconPencil, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { copyText } from '../../../ui/copy-text.ts';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { showBriefly } from '../../../ui/toasts/toasts.ts';
import { SiteMenu } from './site-menu.tsx';

interface SiteActionsProps {
  site: WinkSite;
  onEdit: (site: WinkSite) => void;
  onDuplicate: (site: WinkSite) => void;
  onDelete: (site: WinkSite) => void;
  onShowVersions: (site: WinkSite) => void;
  onShowFunnel: (site: WinkSite) => void;
  onShowAnswers: (site: WinkSite) => void;
}

/** Actions on a site in the specified order. The delete button is not highlighted; its dialog is red. */
export function SiteActions(props: SiteActionsProps) {
  const { site, onEdit, onDuplicate, onDelete, onShowVersions, onShowFunnel, onShowAnswers } = props;
  const copyUrl = () => copyText(site.url, () => showBriefly('Copy Success!'));
  return (
    <Group gap={4} wrap="nowrap">
      <Action label="Copy URL" icon={IconLink} siteName={site.name} onClick={copyUrl} />
      <Action label="Duplicate Site" icon={IconCopyPlus} siteName={site.name} onClick={() => onDuplicate(site)} />
      <Action label="Edit Site" icon={IconPencil} siteName={site.name} onClick={() => onEdit(site)} />
      <Action label="Delete Site" icon={IconTrash} siteName={site.name} onClick={() => onDelete(site)} />
      <SiteMenu site={site} onShowVersions={onShowVersions} onShowFunnel={onShowFunnel} onShowAnswers={onShowAnswers} />
    </Group>
  );
}

interface ActionProps {
  label: string;
  icon: TablerIcon;
  siteName: string;
  onClick: () => void;
}

function Action({ label, icon: Icon, siteName, onClick }: ActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`${label}: ${siteName}`} onClick={onClick}>
        <Icon size={15} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
