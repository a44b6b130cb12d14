import { Button, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { CallError } from '@smile/contract/call';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { useAllowance } from '../../lookups/use-allowance.ts';
import { findFileProblem, uploadMessages } from '../detail/document-rules.ts';
import { documentTypes } from '../document-types.ts';
import { listsKey, useUpload } from '../queries.ts';
import { FileZone } from './file-zone.tsx';

const ProgressDialog = onDemand(async () => (await import('./progress-dialog.tsx')).ProgressDialog);

const usualType = 'PAYSLIP';

interface Failure {
  message: string | undefined;
  /** Null if the page refused the file itself. */
  error: Error | null;
}

const noFailure: Failure = { message: undefined, error: null };

export function FileUploadCard({ onReport }: { onReport: (archiveId: string) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [fileType, setFileType] = useState<string>(usualType);
  const [failure, setFailure] = useState<Failure>(noFailure);
  const queryClient = useQueryClient();
  const { detail, refusal } = useAllowance('SubmitArchive');
  const upload = useUpload();
  const isDisabled = refusal === undefined || refusal === 'disabled';

  const choose = (chosen: File) => {
    const problem = findFileProblem(chosen);
    setFailure({ message: problem ?? undefined, error: null });
    if (!problem) setFile(chosen);
  };
  const submit = () => {
    if (!file) return setFailure({ message: uploadMessages.noFile, error: null });
    if (detail?.remainVolume === 0) return setFailure({ message: uploadMessages.usedUp, error: null });
    upload.mutate({ file, fileType }, { onError: (error) => setFailure({ message: describeFailure(error), error }) });
  };
  const close = () => {
    upload.reset();
    setFile(null);
    void queryClient.invalidateQueries({ queryKey: listsKey });
  };
  return (
    <Paper withBorder p="md" component="section" aria-label="File Upload">
      <Stack gap="md">
        <Title order={2}>File Upload</Title>
        <NativeSelect
          label="Document Type"
          maw={320}
          data={documentTypes}
          value={fileType}
          onChange={(event) => setFileType(event.currentTarget.value)}
        />
        <FileZone file={file} onFile={choose} onRemove={() => setFile(null)} />
        <Group justify="flex-end">
          {refusal === 'disabled' && (
            <Text size="sm" c="dimmed" flex={1}>
              Uploads are not enabled for your organization in this mode.
            </Text>
          )}
          <Button
            disabled={isDisabled}
            aria-disabled={isDisabled || !file}
            data-disabled={isDisabled || !file || undefined}
            loading={upload.isPending}
            onClick={submit}
          >
            Submit
          </Button>
        </Group>
      </Stack>
      {(upload.isPending || upload.isSuccess) && file && (
        <ProgressDialog
          fileName={file.name}
          fileType={fileType}
          archiveId={upload.data?.id}
          onClose={close}
          onReport={(archiveId) => {
            close();
            onReport(archiveId);
          }}
        />
      )}
      <ErrorDialog title="File Upload" {...failure} onClose={() => setFailure(noFailure)} />
    </Paper>
  );
}

/** The server's message if there is one. */
function describeFailure(error: Error): string {
  const isAnswer = error instanceof CallError && error.status > 0 && error.status < 500 && error.message !== '';
  return isAnswer && !error.code.startsWith('HTTP_') ? error.message : uploadMessages.failed;
}
