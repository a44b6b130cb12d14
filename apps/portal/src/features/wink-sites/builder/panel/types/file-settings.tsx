import { NativeSelect } from '@mantine/core';
import { siteFileLimits } from '@smile/contract/site-limits';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { uploadTypesQuery } from '../../../../wink-templates/queries.ts';

interface FileSettingsProps {
  documentType: string;
  maxFiles: number;
  onDocumentType: (type: string) => void;
  onMaxFiles: (count: number) => void;
}

const counts = Array.from({ length: siteFileLimits.files }, (_, index) => String(index + 1));

/** Settings of a file field. */
export const FileSettings = memo(({ documentType, maxFiles, onDocumentType, onMaxFiles }: FileSettingsProps) => {
  const types = useQuery(uploadTypesQuery);
  const listed = (types.data ?? []).map(({ type, typeLabel }) => ({ value: type, label: typeLabel }));
  const isListed = documentType === '' || listed.some(({ value }) => value === documentType);
  return (
    <>
      <NativeSelect
        label="Document Type"
        description="Documents are read, as in the widget; other files are stored only."
        error={types.error ? 'The document types could not be loaded' : undefined}
        data={[
          { value: '', label: 'Any file' },
          ...(isListed ? [] : [{ value: documentType, label: documentType }]),
          ...listed,
        ]}
        value={documentType}
        onChange={(event) => onDocumentType(event.currentTarget.value)}
      />
      <NativeSelect
        label="Most Files"
        data={counts}
        value={String(maxFiles)}
        onChange={(event) => onMaxFiles(Number(event.currentTarget.value))}
      />
    </>
  );
});
FileSettings.displayName = 'FileSettings';
