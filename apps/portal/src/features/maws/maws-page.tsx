import type { Maw } from '@smile/contract/maws';
import { showMobileNumber } from '@smile/contract/phone-numbers';
import { getRouteApi } from '@tanstack/react-router';
import { DateTime } from '../../ui/format/date-time.tsx';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import type { Column } from '../../ui/table/column.ts';
import { LookupPage } from '../lookups/lookup-page.tsx';
import { idColumn } from '../lookups/results/id-column.tsx';
import { StatusBadge } from '../lookups/results/status-badge.tsx';
import { MawForm } from './maw-form.tsx';
import { mawLookup } from './maw-lookup.ts';

const MawRecord = onDemand(async () => (await import('./maw-record.tsx')).MawRecord, <FormSkeleton fields={5} />);

const route = getRouteApi('/shell/signal/maws');

const columns: Column<Maw>[] = [
  idColumn('REQUEST ID'),
  { header: 'MOBILE NUMBER', cell: ({ requestMeta }) => showMobileNumber(requestMeta.mobileNumber) },
  { header: 'SUBMITTED DATE', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  { header: 'STATUS', cell: ({ status, resultMessage }) => <StatusBadge status={status} reason={resultMessage} /> },
];

export function MawsPage() {
  const navigate = route.useNavigate();
  return (
    <LookupPage
      lookup={mawLookup}
      search={route.useSearch()}
      show={(search) => void navigate({ search, resetScroll: false })}
      form={<MawForm />}
      columns={columns}
      renderRecord={(record) => <MawRecord record={record} />}
    />
  );
}
