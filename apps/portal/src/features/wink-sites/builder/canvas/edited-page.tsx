import { DragArea } from './drag-area.tsx';
import { Overlay, type OverlayProps } from './overlay.tsx';

/** What can be picked up on the canvas. */
export function EditedPage({ boxes, geometry }: OverlayProps) {
  return (
    <DragArea geometry={geometry}>
      <Overlay boxes={boxes} geometry={geometry} />
    </DragArea>
  );
}
