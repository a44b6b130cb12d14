import { Button, Group, Stack, Switch, Text, Title } from '@mantine/core';
import type { LookupReportKind } from '@smile/contract/lookup-reports';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { formatDateTime } from '../../../ui/format/format-time.ts';
import type { Json } from '../../../ui/json/json-tree.tsx';
import { JsonView } from '../../../ui/json/json-view.tsx';
import { type Field, FieldList } from '../../user-data/field-list.tsx';
import type { LookupRow } from '../lookup.ts';
import { DownloadPdfButton } from './download-pdf-button.tsx';
import classes from './lookup-record.module.css';
import { RecordPanel } from './record-panel.tsx';
import { type Headline, headlineOf, ResultIcon } from './result-icon.tsx';

interface LookupRecordProps {
  kind: LookupReportKind;
  record: LookupRow;
  /** Headline of a completed record. */
  headline: Headline;
  /** Time below the headline; by default when the record was created. */
  asOf?: string;
  /** Message of a failed record. */
  failure: string | null;
  /** Button beside the headline. */
  action?: ReactNode;
  /** False if the JSON is shown elsewhere. */
  hasJsonSwitch?: boolean;
  /** Panel with the requested values. */
  request: { title: string; fields: readonly Field[] };
  /** Result of a completed record. */
  children: ReactNode;
}

export function LookupRecord(props: LookupRecordProps) {
  const { kind, record, action, asOf = record.createdAt, failure, hasJsonSwitch = true, request, children } = props;
  const [isJson, setIsJson] = useState(false);
  const headline = headlineOf(record.status, props.headline);
  const download = () =>
    saveFile(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }), `${record.id}.json`);
  return (
    <Stack gap="lg" className={classes.record} data-lookup-record>
      <Group justify="space-between">
        <Group gap="sm">
          <ResultIcon look={headline.look} />
          <div>
            <Title order={2}>{headline.title}</Title>
            <Text size="sm" c="dimmed">{`as of ${formatDateTime(asOf)}`}</Text>
          </div>
          {action}
        </Group>
        <Group gap="sm" className={classes.actions}>
          {hasJsonSwitch && (
            <Switch label="JSON" checked={isJson} onChange={(event) => setIsJson(event.currentTarget.checked)} />
          )}
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
            onClick={download}
          >
            Download JSON
          </Button>
          <DownloadPdfButton kind={kind} id={record.id} />
        </Group>
      </Group>
      {isJson ? (
        // Via unknown, since an interface has no index signature.
        <JsonView value={record as unknown as Json} />
      ) : (
        <>
          <RecordPanel title={request.title}>
            <FieldList fields={request.fields} />
          </RecordPanel>
          {record.status === 'COMPLETED' && children}
          {record.status === 'PROCESSING' && (
            <Text role="status">The request is being processed. The results appear here by themselves.</Text>
          )}
          {record.status === 'ERROR' && <Text role="alert">{failure ?? 'The request could not be answered.'}</Text>}
        </>
      )}
    </Stack>
  );
}
