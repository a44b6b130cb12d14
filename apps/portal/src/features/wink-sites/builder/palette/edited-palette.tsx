import type { RefObject } from 'react';
import { DragArea } from '../canvas/drag-area.tsx';
import type { CanvasGeometry } from '../canvas/drop-slot.ts';
import { Palette } from './palette.tsx';

/** The palette with items that can be dragged to the canvas. */
export function EditedPalette({ geometry }: { geometry: RefObject<CanvasGeometry> }) {
  return (
    <DragArea geometry={geometry}>
      <Palette />
    </DragArea>
  );
}
