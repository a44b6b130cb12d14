import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FieldList } from '../../user-data/field-list.tsx';
import { labelOfType } from '../document-types.ts';
import { isPollOver, pollQuery, stageQuery } from '../queries.ts';
import { isFinished, summarize } from '../summary.ts';
import classes from './file-zone.module.css';
import { describeProgress } from './progress.ts';
import { useProgress } from './use-progress.ts';

interface ProgressDialogProps {
  fileName: string;
  fileType: string;
  /** Undefined until the upload is complete. */
  archiveId: string | undefined;
  onClose: () => void;
  onReport: (archiveId: string) => void;
}

/** Progress of a document from upload to extracted fields. */
export function ProgressDialog({ fileName, fileType, archiveId = '', onClose, onReport }: ProgressDialogProps) {
  const isUploaded = archiveId !== '';
  const queryClient = useQueryClient();
  const stage = useQuery(stageQuery(archiveId)).data ?? null;
  const query = pollQuery(archiveId);
  const poll = useQuery({ ...query, enabled: isUploaded });
  const state = queryClient.getQueryState(query.queryKey);
  const hasAnswer = poll.isError || poll.dataUpdatedAt > 0;
  const isDone = isUploaded && hasAnswer && state !== undefined && isPollOver(state);
  const archive = poll.data && isFinished(poll.data) ? poll.data : null;
  const progress = { isUploaded, stage };
  const percent = useProgress(progress, isDone);
  return (
    <Dialog
      opened
      centered
      onClose={isDone ? onClose : () => undefined}
      closeOnEscape={isDone}
      closeOnClickOutside={false}
      withCloseButton={isDone}
      closeButtonProps={{ 'aria-label': 'Close' }}
      title={isDone ? 'OCR Result' : 'Analyzing'}
      transitionProps={{ duration: 0 }}
    >
      <Stack gap="md">
        <div>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }} title={fileName}>
            {fileName}
          </Text>
          <Text size="sm" c="dimmed">
            {labelOfType(fileType)}
          </Text>
        </div>
        <Stack gap={6}>
          <Progress value={percent} size="md" aria-label="Progress" transitionDuration={200} />
          <Group justify="space-between" gap="xs">
            <Text size="sm" c="dimmed" role="status">
              {isDone ? describeEnd(archive, poll.error !== null) : describeProgress(progress)}
            </Text>
            <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>{`${Math.floor(percent)}%`}</Text>
          </Group>
        </Stack>
        {isDone && (
          <>
            <div className={classes.summary}>
              <FieldList fields={summarize(archive)} />
            </div>
            <Group justify="flex-end">
              <Button onClick={() => onReport(archiveId)} data-autofocus>
                View Detail Report
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** Result below the full progress bar. */
function describeEnd(archive: { state: { status: string; errorMessage: string | null } } | null, isFailed: boolean) {
  if (isFailed) return 'The document could not be requested. Its result will appear in the scanned documents.';
  if (!archive) return 'This takes longer than usual. The result will appear in the scanned documents.';
  if (archive.state.status === 'ANALYZED') return 'Done';
  if (archive.state.status === 'UNSUPPORTED') return 'Fields are not read from documents of this kind.';
  return archive.state.errorMessage ?? 'The document could not be read.';
}
