import { type DragEvent, type ReactNode, useState } from 'react';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  /** How high it is around what it shows. */
  size?: 'md' | 'lg';
  onDropped: (file: File) => void;
  /** With a button beside: nobody has to drag. */
  children: ReactNode;
}

/** Takes the first of the files that are dropped on it. */
export function DropZone({ size = 'md', onDropped, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onDropped(dropped);
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
    </div>
  );
}
