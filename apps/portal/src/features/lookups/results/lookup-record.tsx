import { Button, Group, Stack, Switch, Text, Title } from '@mantine/core';
import type { LookupReportKind } from '@smile/contract/lookup-reports';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { formatDateTime } from '../../../ui/format/format-time.ts';
import type { Json } from '../../../ui/json-tree.tsx';
import { JsonView } from '../../../ui/json-view.tsx';
import type { LookupRow } from '../lookup.ts';
import { DownloadPdfButton } from './download-pdf-button.tsx';
import classes from './lookup-record.module.css';
import { type Headline, headlineOf, ResultIcon } from './result-icon.tsx';

interface LookupRecordProps {
  kind: LookupReportKind;
  record: LookupRow;
  /** Of a record that is complete. */
  headline: Headline;
  /** The moment the headline speaks of. */
  asOf: string;
  /** Why a failed one failed. */
  failure: string | null;
  /** Beside the headline. */
  action?: ReactNode;
  /** A record that shows its raw data in a section of its own has no switch for it. */
  hasJsonSwitch?: boolean;
  /** The request's values. */
  request: ReactNode;
  /** The result; shown when the record is complete. */
  children: ReactNode;
}

export function LookupRecord(props: LookupRecordProps) {
  const { kind, record, action, asOf, failure, hasJsonSwitch = true, request, children } = props;
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
        <JsonView value={record as unknown as Json} />
      ) : (
        <>
          {request}
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
