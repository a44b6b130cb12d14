import { showMobileNumber } from '@smile/contract/phone-numbers';
import { phoneOfSignal } from '@smile/contract/signal-requests';
import type { Signal } from '@smile/contract/signals';
import { getRouteApi } from '@tanstack/react-router';
import { DateTime } from '../../ui/format/date-time.tsx';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import type { Column } from '../../ui/table/column.ts';
import { LookupPage } from '../lookups/lookup-page.tsx';
import { idColumn } from '../lookups/results/id-column.tsx';
import { StatusBadge } from '../lookups/results/status-badge.tsx';
import { SignalForm } from './signal-form.tsx';
import { signalLookup } from './signal-lookup.ts';

const SignalRecord = onDemand(
  async () => (await import('./signal-record.tsx')).SignalRecord,
  <FormSkeleton fields={5} />,
);

const route = getRouteApi('/shell/signal/signals');

const columns: Column<Signal>[] = [
  idColumn('ID'),
  { header: 'Mobile Number', cell: ({ requestMeta }) => showMobileNumber(phoneOfSignal(requestMeta)) },
  { header: 'Created At', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  { header: 'Status', cell: ({ status, resultMessage }) => <StatusBadge status={status} reason={resultMessage} /> },
];

export function SignalsPage() {
  const navigate = route.useNavigate();
  return (
    <LookupPage
      lookup={signalLookup}
      search={route.useSearch()}
      show={(search) => void navigate({ search, resetScroll: false })}
      form={<SignalForm />}
      columns={columns}
      renderRecord={(record) => <SignalRecord record={record} />}
    />
  );
}
