import { Text } from '@mantine/core';
import type { FileType } from '@smile/contract/file-types';
import type { Provider } from '@smile/contract/providers';
import { CopyableId } from '../../ui/copyable-id.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Tick } from '../../ui/tick.tsx';
import { SourceName } from './source-name.tsx';
import { SupportedDatapoints } from './supported-datapoints.tsx';

/** CDS is continuous data sync: the account keeps being read. */
export const providerColumns: Column<Provider>[] = [
  { header: 'Name', role: 'wide', cell: ({ name, logoUrl }) => <SourceName name={name} logoUrl={logoUrl} /> },
  { header: 'ID', cell: ({ id }) => <CopyableId value={id} label="ID" /> },
  {
    header: 'Long Name',
    cell: ({ longName }) => (
      <Text inherit miw={110}>
        {longName}
      </Text>
    ),
  },
  { header: 'Type', cell: ({ typeLabel }) => typeLabel },
  { header: 'Subtype', cell: ({ subTypeLabel }) => subTypeLabel },
  { header: 'Enabled', cell: ({ enabled }) => <Tick isTrue={enabled} /> },
  { header: 'MFA', cell: ({ mfa }) => <Tick isTrue={mfa} /> },
  { header: 'CDS', cell: ({ monitorSupported }) => <Tick isTrue={monitorSupported} /> },
  { header: 'Supported Data Points', cell: ({ supported }) => <SupportedDatapoints supported={supported} /> },
];

export const fileTypeColumns: Column<FileType>[] = [
  { header: 'Name', role: 'wide', cell: ({ typeLabel, logoUrl }) => <SourceName name={typeLabel} logoUrl={logoUrl} /> },
  { header: 'Type', cell: ({ type }) => type },
  { header: 'Enabled', cell: ({ enabled }) => <Tick isTrue={enabled} /> },
  { header: 'OCR', cell: ({ ocr }) => <Tick isTrue={ocr} /> },
  { header: 'Supported Data Points', cell: ({ supported }) => <SupportedDatapoints supported={supported} /> },
];
