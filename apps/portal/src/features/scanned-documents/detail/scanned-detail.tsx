import { Badge, Group, Stack, Switch, Text, Title } from '@mantine/core';
import type { Archive } from '@smile/contract/archives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { JsonView } from '../../../ui/json/json-view.tsx';
import { colorOfStatus } from '../../archives/archive-steps.ts';
import { fileTypesQuery } from '../../archives/queries.ts';
import { RecordPanel } from '../../lookups/results/record-panel.tsx';
import { FieldList } from '../../user-data/field-list.tsx';
import { labelOfType } from '../document-types.ts';
import { readingQuery } from '../queries.ts';
import { subjectNameOf } from '../summary.ts';
import { layOut, typeOf } from './detail-layout.ts';
import { DetailLines } from './detail-lines.tsx';
import { FilePreview } from './file-preview.tsx';
import { OtherDocuments } from './other-documents.tsx';
import classes from './scanned-detail.module.css';
import { ValidationList } from './validation-list.tsx';

/** Extracted fields on the left, the document on the right; each field highlights its position. */
export function ScannedDetail({ archive }: { archive: Archive }) {
  const [isJson, setIsJson] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const reading = useQuery(readingQuery(archive.id));
  const { lines, more } = layOut(archive, reading.data);
  const type = archive.extraction?.fileType;
  const fields = reading.data?.fields ?? [];
  // Reloaded when the document becomes ANALYZED: earlier data is stale.
  const isAwaited = !reading.data || reading.data.status === 'STARTED';
  const listProps = { archiveId: archive.id, type, chosen, onChoose: setChosen };
  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap" className={classes.heading}>
          <Title order={2} className={classes.title}>
            {subjectNameOf(archive)}
          </Title>
          <Badge variant="light" color={colorOfStatus(archive)} className={classes.status}>
            {archive.state.status}
          </Badge>
        </Group>
        <Switch label="JSON" checked={isJson} onChange={(event) => setIsJson(event.currentTarget.checked)} />
      </Group>
      <OtherDocuments pages={reading.data?.pages ?? []} />
      <div className={classes.columns}>
        <Stack gap="md" className={classes.side}>
          {isJson ? (
            <JsonView value={archive.analysis} label="analysis JSON" />
          ) : (
            <>
              <RecordPanel title="Scanned Document Request">
                <Request archive={archive} />
              </RecordPanel>
              <RecordPanel title="Detailed Results">
                {reading.error && isAwaited ? (
                  <ErrorPanel
                    title="The fields could not be loaded"
                    error={reading.error}
                    onRetry={() => reading.refetch()}
                  />
                ) : (
                  <DetailLines label="Detailed Results" isAwaited={isAwaited} lines={lines} {...listProps} />
                )}
              </RecordPanel>
              {more.length > 0 && (
                <RecordPanel title="More Fields">
                  <DetailLines label="More Fields" lines={more} {...listProps} />
                </RecordPanel>
              )}
              {/* Below fields of unknown number: it would move when they arrive. */}
              {archive.validation && !reading.isPending && (
                <RecordPanel title="Validation">
                  <ValidationList validation={archive.validation} />
                </RecordPanel>
              )}
            </>
          )}
        </Stack>
        <FilePreview
          archive={archive}
          pages={reading.data?.pages ?? []}
          fields={fields}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
    </Stack>
  );
}

function Request({ archive }: { archive: Archive }) {
  const fileTypes = useQuery(fileTypesQuery).data;
  const { classification, state } = archive;
  const found = classification && labelOfType(classification.fileType, fileTypes);
  return (
    <>
      <FieldList
        fields={[
          { label: 'Archive ID', value: <CopyableId value={archive.id} label="Archive ID" lastCharacters={12} /> },
          { label: 'File Type', value: labelOfType(typeOf(archive), fileTypes) },
          { label: 'Looks like', value: found },
          { label: 'File Name', value: archive.rawFiles.map(({ name }) => name).join(', ') },
          { label: 'Created Date', value: <DateTime value={archive.createdAt} /> },
          { label: 'Status', value: state.status },
        ]}
      />
      {state.errorMessage && (
        <Text size="sm" c="red" px="md" pb="sm">
          {state.errorMessage}
        </Text>
      )}
    </>
  );
}
