import type { Blacklist } from '@smile/contract/blacklists';
import { showMobileNumber } from '@smile/contract/phone-numbers';
import { getRouteApi } from '@tanstack/react-router';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatDate } from '../../ui/format/format-date.ts';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import type { Column } from '../../ui/table/column.ts';
import { LookupPage } from '../lookups/lookup-page.tsx';
import { idColumn } from '../lookups/results/id-column.tsx';
import { RecordSkeleton } from '../lookups/results/record-skeleton.tsx';
import { StatusBadge } from '../lookups/results/status-badge.tsx';
import { BlacklistForm } from './blacklist-form.tsx';
import { blacklistLookup } from './blacklist-lookup.ts';

const BlacklistRecord = onDemand(
  async () => (await import('./blacklist-record.tsx')).BlacklistRecord,
  <RecordSkeleton />,
);

const route = getRouteApi('/shell/signal/blacklists');

const columns: Column<Blacklist>[] = [
  idColumn('REQUEST ID'),
  { header: 'MOBILE NUMBER', cell: ({ requestMeta }) => showMobileNumber(requestMeta.mobileNumber) },
  { header: 'APPLICATION DATE', cell: ({ requestMeta }) => formatDate(requestMeta.applicationDate) },
  { header: 'SUBMITTED DATE', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  { header: 'STATUS', cell: ({ status, resultMessage }) => <StatusBadge status={status} reason={resultMessage} /> },
];

export function BlacklistsPage() {
  const navigate = route.useNavigate();
  return (
    <LookupPage
      lookup={blacklistLookup}
      search={route.useSearch()}
      show={(search) => void navigate({ search, resetScroll: false })}
      form={<BlacklistForm />}
      columns={columns}
      renderRecord={(record) => <BlacklistRecord record={record} />}
    />
  );
}
