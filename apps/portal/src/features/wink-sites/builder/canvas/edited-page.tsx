import { DragArea } from './drag-area.tsx';
import { Overlay, type OverlayProps } from './overlay.tsx';

/** Canvas overlay whose components can be dragged. */
export function EditedPage({ boxes, geometry }: OverlayProps) {
  return (
    <DragArea geometry={geometry}>
      <Overlay boxes={boxes} geometry={geometry} />
    </DragArea>
  );
}
