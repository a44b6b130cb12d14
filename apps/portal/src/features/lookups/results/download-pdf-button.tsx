import { Button } from '@mantine/core';
import { type LookupReportKind, lookupReportsApi } from '@smile/contract/lookup-reports';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { saveFile } from '../../../api/save-file.ts';
import { readApiMode } from '../../../api/session.ts';
import { describeError } from '../../../ui/format/describe-error.ts';
import { MessageDialog } from '../../../ui/overlays/message-dialog.tsx';

interface DownloadPdfButtonProps {
  kind: LookupReportKind;
  id: string;
}

/** The record as a document that the server draws. */
export function DownloadPdfButton({ kind, id }: DownloadPdfButtonProps) {
  const request = useMutation({
    mutationFn: async () => {
      const input = { params: { kind, id }, query: { mode: readApiMode() } };
      const { content, name } = (await callApi(lookupReportsApi.get, input)).data;
      saveFile(content, name);
    },
  });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={request.isPending}
        leftSection={<IconFileTypePdf size={14} stroke={1.75} aria-hidden />}
        onClick={() => request.mutate()}
      >
        Download PDF
      </Button>
      <MessageDialog
        title="Download Failed"
        message={request.error ? describeError(request.error).message : undefined}
        onClose={request.reset}
      />
    </>
  );
}
