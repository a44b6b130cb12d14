import { Button, FileButton, Text } from '@mantine/core';
import { type DragEvent, type ReactNode, useState } from 'react';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  /** How high it is around what it shows. */
  size?: 'md' | 'lg';
  /** The types that the dialog offers. */
  accept: string;
  /** Label of the button that opens the file dialog, for use without dragging. */
  button: string;
  /** Accepted files. */
  hint: ReactNode;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Takes one file, chosen, or the first of those that are dropped on it. */
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
