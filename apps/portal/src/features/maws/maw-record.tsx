import { Code } from '@mantine/core';
import { type Maw, type MawItem, mawLevelNames } from '@smile/contract/maws';
import { showMobileNumber } from '@smile/contract/phone-numbers';
import { formatDate } from '../../ui/format/format-date.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { listConsentFields } from '../lookups/consent/consent.ts';
import { LookupRecord } from '../lookups/results/lookup-record.tsx';
import { RequestId } from '../lookups/results/request-id.tsx';

const columns: Column<MawItem & { key: string }>[] = [
  {
    header: 'Platform ID',
    cell: ({ platformId }) => (
      <Code bg="transparent" p={0}>
        {platformId}
      </Code>
    ),
  },
  { header: 'Date', cell: ({ date }) => formatDate(date) },
  { header: 'Level', cell: ({ level }) => mawLevelNames[level] ?? 'Unknown' },
  { header: 'Source', cell: ({ source }) => source.toUpperCase() },
  { header: 'Duration', align: 'right', cell: ({ duration }) => duration ?? '-' },
];

export function MawRecord({ record }: { record: Maw }) {
  const { mobileNumber, consent } = record.requestMeta;
  const fields = [
    { label: 'Request ID', value: <RequestId id={record.id} />, isWide: true },
    { label: 'Mobile Number', value: showMobileNumber(mobileNumber) },
    ...listConsentFields(consent),
  ];
  return (
    <LookupRecord
      kind="maws"
      record={record}
      headline={{ title: 'MAW Analysis Complete', look: 'good' }}
      failure={record.resultMessage}
      request={{ title: 'Request Details', fields }}
    >
      <DataTable
        label="MAW Analysis"
        columns={columns}
        rows={record.items.map((item, index) => ({ ...item, key: String(index) }))}
        rowKey={({ key }) => key}
        error={null}
        onRetry={() => undefined}
        empty={{ title: 'No analysis data available', action: null }}
      />
    </LookupRecord>
  );
}
