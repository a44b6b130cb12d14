import { ActionIcon, Text, Title } from '@mantine/core';
import { describeId, listContactMatches, listMatches, type MatchRow } from '@smile/contract/verification-matches';
import type { Verification } from '@smile/contract/verifications';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '../../ui/format/format-date.ts';
import { formatDateTime } from '../../ui/format/format-time.ts';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { listConsentFields } from '../lookups/consent/consent.ts';
import { LookupRecord } from '../lookups/results/lookup-record.tsx';
import classes from './verification-record.module.css';

const colors = { Match: 'green', Mismatch: 'red', '-': undefined };

const columns: Column<MatchRow>[] = [
  { header: 'Data', cell: ({ data }) => data },
  { header: 'Provided Information', cell: ({ provided }) => provided },
  {
    header: 'Match Result',
    cell: ({ match }) => (
      <Text span inherit fw={match === '-' ? 400 : 600} c={colors[match]}>
        {match}
      </Text>
    ),
  },
];

interface VerificationRecordProps {
  record: Verification;
  refresh: () => Promise<unknown>;
}

export function VerificationRecord({ record, refresh }: VerificationRecordProps) {
  const { fullName, additionalData, consent } = record.requestMeta;
  const ids = additionalData?.ids ?? [];
  const isMatch = record.result?.finalMatches === true;
  const fields = [
    { label: 'Full Name', value: fullName },
    { label: 'Date of Request', value: formatDateTime(record.createdAt) },
    { label: 'ID Type', value: ids.map(describeId).join('; ') },
    { label: 'ID Number', value: ids.map(({ idNumber }) => idNumber).join('; ') },
    ...listConsentFields(consent),
  ];
  return (
    <LookupRecord
      kind="verifications"
      record={record}
      headline={isMatch ? { title: 'Information Match', look: 'good' } : { title: 'Mismatch', look: 'bad' }}
      asOf={record.updatedAt}
      failure={record.errorMessage}
      action={<RefreshButton refresh={refresh} />}
      request={{ title: 'Verification Request', fields }}
    >
      <MatchTable label="Personal Information" rows={listMatches(record, formatDate)} />
      <MatchTable label="Contact Information" rows={listContactMatches(record)} />
    </LookupRecord>
  );
}

function MatchTable({ label, rows }: { label: string; rows: readonly MatchRow[] }) {
  return (
    <section aria-label={label} className={classes.matches}>
      <Title order={3} mb="xs">
        {label}
      </Title>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        error={null}
        onRetry={() => undefined}
        empty={null}
      />
    </section>
  );
}

function RefreshButton({ refresh }: Pick<VerificationRecordProps, 'refresh'>) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await refresh();
    setIsBusy(false);
  };
  return (
    <Tooltip label="Refresh">
      <ActionIcon variant="default" aria-label="Refresh" loading={isBusy} onClick={press}>
        <IconRefresh size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
