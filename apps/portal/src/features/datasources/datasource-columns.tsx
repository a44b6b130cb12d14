import { Avatar, Group } from '@mantine/core';
import type { FileType } from '@smile/contract/file-types';
import type { Provider } from '@smile/contract/providers';
import { CopyableId } from '../../ui/copyable-id.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ShortText } from '../../ui/table/short-text.tsx';
import { Tick } from '../../ui/table/tick.tsx';
import { SupportedDatapoints } from './supported-datapoints.tsx';

/** CDS is continuous data sync: the account is read repeatedly. */
export const providerColumns: Column<Provider>[] = [
  { header: 'Name', cell: ({ name, logoUrl }) => <SourceName name={name} logoUrl={logoUrl} /> },
  { header: 'ID', cell: ({ id }) => <CopyableId value={id} label="ID" maxWidth="10ch" /> },
  { header: 'Long Name', role: 'spare', cell: ({ longName }) => <span title={longName}>{longName}</span> },
  { header: 'Type', cell: ({ typeLabel }) => <ShortText text={typeLabel} /> },
  { header: 'Subtype', cell: ({ subTypeLabel }) => <ShortText text={subTypeLabel} /> },
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

/** A data source's logo and name. */
function SourceName({ name, logoUrl }: { name: string; logoUrl: string }) {
  return (
    <Group gap="xs" wrap="nowrap" style={{ whiteSpace: 'nowrap' }}>
      <Avatar src={logoUrl} size={24} radius="sm" alt="" />
      {name}
    </Group>
  );
}
