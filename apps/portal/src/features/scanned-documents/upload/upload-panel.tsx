import { Stack } from '@mantine/core';
import { countOf } from '@smile/contract/texts';
import { LookupAllowance } from '../../lookups/lookup-allowance.tsx';
import { FileUploadCard } from './file-upload-card.tsx';
import { SampleDocumentsCard } from './sample-documents-card.tsx';

/** `onReport` opens the details of the document that was just read. */
export function UploadPanel({ onReport }: { onReport: (archiveId: string) => void }) {
  return (
    <Stack gap="md">
      <LookupAllowance action="SubmitArchive" title={(total) => `Upload up to ${countOf(total, 'document')}`} />
      <SampleDocumentsCard />
      <FileUploadCard onReport={onReport} />
    </Stack>
  );
}
