import { Button, CloseButton, FileButton, Group, Text } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { formatFileSize } from '../../ui/format-file-size.ts';
import { acceptedFiles, uploadMessages } from './document-rules.ts';
import classes from './file-zone.module.css';

interface FileZoneProps {
  file: File | null;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Takes one file, dropped or chosen. */
export function FileZone({ file, onFile, onRemove }: FileZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way to what the button does
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
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
      <FileButton accept={acceptedFiles} onChange={(chosen) => chosen && onFile(chosen)}>
        {(props) => (
          <Button {...props} variant="default">
            {file ? 'Choose another file' : 'Choose file'}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {uploadMessages.limits}
      </Text>
    </div>
  );
}
