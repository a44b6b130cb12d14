import type { Footprint } from '@smile/contract/footprints';
import { getRouteApi } from '@tanstack/react-router';
import { DateTime } from '../../ui/format/date-time.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import type { Column } from '../../ui/table/column.ts';
import { LookupPage } from '../lookups/lookup-page.tsx';
import { idColumn } from '../lookups/results/id-column.tsx';
import { RecordSkeleton } from '../lookups/results/record-skeleton.tsx';
import { StatusBadge } from '../lookups/results/status-badge.tsx';
import { FootprintForm } from './footprint-form.tsx';
import { footprintLookup } from './footprint-lookup.ts';

const FootprintRecord = onDemand(
  async () => (await import('./footprint-record.tsx')).FootprintRecord,
  <RecordSkeleton />,
);

const route = getRouteApi('/shell/signal/footprints');

const columns: Column<Footprint>[] = [
  idColumn('REQUEST ID'),
  { header: 'EMAIL ADDRESS', cell: ({ requestMeta }) => requestMeta.emailAddress ?? '-' },
  { header: 'SUBMITTED DATE', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  { header: 'STATUS', cell: ({ status, resultMessage }) => <StatusBadge status={status} reason={resultMessage} /> },
];

export function FootprintsPage() {
  const navigate = route.useNavigate();
  return (
    <LookupPage
      lookup={footprintLookup}
      search={route.useSearch()}
      show={(search) => void navigate({ search, resetScroll: false })}
      form={<FootprintForm />}
      columns={columns}
      renderRecord={(record) => <FootprintRecord record={record} />}
    />
  );
}
