import type { SiteSession } from '@smile/contract/site-sessions';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import type { Column } from '../../ui/table/column.ts';
import { showBriefly } from '../../ui/toasts/toasts.ts';
import { SessionStatus } from './session-status.tsx';

const confirmCopy = () => showBriefly('Copy Success!');

export const sessionColumns: Column<SiteSession>[] = [
  {
    header: 'Name',
    role: 'wide',
    isOpener: true,
    cell: ({ winkSiteName }) => <span title={winkSiteName}>{winkSiteName}</span>,
  },
  {
    header: 'Site ID',
    cell: ({ winkSiteId }) => (
      <CopyableId value={winkSiteId} label="Site ID" lastCharacters={8} confirm={confirmCopy} />
    ),
  },
  {
    header: 'User ID',
    cell: ({ userId }) => <CopyableId value={userId} label="User ID" lastCharacters={8} confirm={confirmCopy} />,
  },
  { header: 'Status', cell: ({ status, isDeclined }) => <SessionStatus status={status} isDeclined={isDeclined} /> },
  { header: 'Created At', cell: ({ createdAt }) => <DateTime value={createdAt} wraps /> },
  { header: 'Updated At', cell: ({ updatedAt }) => <DateTime value={updatedAt} wraps /> },
];
