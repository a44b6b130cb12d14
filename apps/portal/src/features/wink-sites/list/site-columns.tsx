import { invalidTemplateName, type WinkSite } from '@smile/contract/wink-sites';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { SiteActions } from './site-actions.tsx';
import { SiteNameCell } from './site-name-cell.tsx';
import { SiteSwitch } from './site-switch.tsx';

interface RowActions {
  onEdit: (site: WinkSite) => void;
  onDuplicate: (site: WinkSite) => void;
  onDelete: (site: WinkSite) => void;
  onShowVersions: (site: WinkSite) => void;
  onShowFunnel: (site: WinkSite) => void;
  onShowAnswers: (site: WinkSite) => void;
}

export function siteColumns(actions: RowActions): Column<WinkSite>[] {
  return [
    { header: 'Site Name', role: 'wide', cell: (site) => <SiteNameCell site={site} /> },
    { header: 'Template Name', cell: ({ winkTemplateName }) => showTemplateName(winkTemplateName) },
    { header: 'Type', cell: ({ type }) => (type === 'LOWCODE' ? 'v3' : 'v2') },
    { header: 'Created At', cell: ({ createdAt }) => <DateTime value={createdAt} wraps /> },
    { header: 'Updated At', cell: ({ updatedAt }) => <DateTime value={updatedAt} wraps /> },
    { header: 'Published', cell: (site) => <SiteSwitch site={site} /> },
    { header: 'Action', role: 'actions', cell: (site) => <SiteActions site={site} {...actions} /> },
  ];
}

function showTemplateName(name: string | null): string {
  return name === null || name === invalidTemplateName ? '-' : name;
}
