import { CloseButton, Group, Text } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { DropZone } from '../../../ui/fields/drop-zone.tsx';
import { formatFileSize } from '../../../ui/format/format-file-size.ts';
import { acceptedFiles, uploadMessages } from '../detail/document-rules.ts';
import classes from './file-zone.module.css';

interface FileZoneProps {
  file: File | null;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Drop zone for a single file. */
export function FileZone({ file, onFile, onRemove }: FileZoneProps) {
  return (
    <DropZone
      accept={acceptedFiles}
      button={file ? 'Choose another file' : 'Choose file'}
      hint={uploadMessages.limits}
      onFile={onFile}
    >
      {file ? (
        <Group gap="xs" wrap="nowrap" className={classes.chosen}>
          <IconFileText size={20} stroke={1.5} aria-hidden />
          <Text className={classes.name} title={file.name}>
            {file.name}
          </Text>
          <Text size="sm" c="dimmed" className={classes.size}>
            {formatFileSize(Math.ceil(file.size / 1024))}
          </Text>
          <CloseButton aria-label={`Remove ${file.name}`} onClick={onRemove} />
        </Group>
      ) : (
        <>
          <IconUpload size={28} stroke={1.5} aria-hidden />
          <Text>Drag and drop your document here, or choose a file.</Text>
        </>
      )}
    </DropZone>
  );
}
