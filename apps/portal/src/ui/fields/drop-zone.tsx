import { Button, FileButton, Text } from '@mantine/core';
import { type DragEvent, type ReactNode, useState } from 'react';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  /** Padding around the content. */
  size?: 'md' | 'lg';
  /** File types for the file dialog. */
  accept: string;
  /** Label of the button that opens the file dialog, as alternative to dragging. */
  button: string;
  /** Description of the accepted files. */
  hint: ReactNode;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Takes one chosen file, or the first of several dropped ones. */
export function DropZone({ size = 'md', accept, button, hint, onFile, children }: DropZoneProps) {
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
      data-size={size}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      <FileButton accept={accept} onChange={(chosen) => chosen && onFile(chosen)}>
        {(props) => (
          <Button {...props} variant="default">
            {button}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </div>
  );
}
