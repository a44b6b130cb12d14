import type { Verification } from '@smile/contract/verifications';
import { getRouteApi } from '@tanstack/react-router';
import { DateTime } from '../../ui/format/date-time.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import type { Column } from '../../ui/table/column.ts';
import { LookupPage } from '../lookups/lookup-page.tsx';
import { idColumn } from '../lookups/results/id-column.tsx';
import { RecordSkeleton } from '../lookups/results/record-skeleton.tsx';
import { StatusBadge } from '../lookups/results/status-badge.tsx';
import { VerificationForm } from './verification-form.tsx';
import { verificationLookup } from './verification-lookup.ts';

const VerificationRecord = onDemand(
  async () => (await import('./verification-record.tsx')).VerificationRecord,
  <RecordSkeleton />,
);

const route = getRouteApi('/shell/signal/verification');

const columns: Column<Verification>[] = [
  idColumn('ID'),
  { header: 'Created At', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  { header: 'Updated At', cell: ({ updatedAt }) => <DateTime value={updatedAt} /> },
  { header: 'Status', cell: ({ status, errorMessage }) => <StatusBadge status={status} reason={errorMessage} /> },
];

export function VerificationsPage() {
  const navigate = route.useNavigate();
  return (
    <LookupPage
      lookup={verificationLookup}
      search={route.useSearch()}
      show={(search) => void navigate({ search, resetScroll: false })}
      form={<VerificationForm />}
      columns={columns}
      renderRecord={(record, refresh) => <VerificationRecord record={record} refresh={refresh} />}
      drawerWidth="beside"
    />
  );
}
