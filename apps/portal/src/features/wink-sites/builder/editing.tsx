import type { RefObject } from 'react';
import { DragArea } from './drag-area.tsx';
import type { CanvasGeometry } from './dragged-part.ts';
import { Overlay, type OverlayProps } from './overlay.tsx';
import { Palette } from './palette.tsx';

export { PropertyPanel } from './property-panel.tsx';
export { ScreenTabs } from './screen-tabs.tsx';

/** The palette, whose parts can be dragged to the canvas. */
export function EditedPalette({ geometry }: { geometry: RefObject<CanvasGeometry> }) {
  return (
    <DragArea geometry={geometry}>
      <Palette />
    </DragArea>
  );
}

/** What can be picked up on the canvas. */
export function EditedPage({ boxes, geometry }: OverlayProps) {
  return (
    <DragArea geometry={geometry}>
      <Overlay boxes={boxes} geometry={geometry} />
    </DragArea>
  );
}
