import {
  DndContext,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { CanvasGeometry, DraggedPart } from './dragged-part.ts';
import classes from './overlay.module.css';
import { useBuilder } from './use-builder.ts';
import { useFormDrag } from './use-form-drag.ts';

const space = ['Space'];
const keyboardCodes = { start: space, cancel: ['Escape', 'Tab'], end: [...space, 'Enter'] };
const longestIdleMs = 50;
/** Everything is said by the builder, which knows the names and the places. */
const announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const screenReaderInstructions = {
  draggable:
    'Press Space to pick it up, the arrow keys to move it, Space to drop it and Escape to leave it where it was. ' +
    'Alt with an arrow moves it at once, Enter opens its settings, Delete deletes it.',
};

interface DragAreaProps {
  geometry: RefObject<CanvasGeometry>;
  children: ReactNode;
}

/** Lets parts of the palette and of the form be dragged to a place of the form, with the pointer or with keys. */
export function DragArea({ geometry, children }: DragAreaProps) {
  const name = useBuilder((state) => state.drag?.name ?? null);
  const drag = useFormDrag(geometry);
  const pointer = usePointer();
  const lastMoveMs = useRef(0);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { keyboardCodes, coordinateGetter: drag.step }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions }}
      onDragStart={({ active, activatorEvent }: DragStartEvent) =>
        drag.start(active.data.current as DraggedPart, activatorEvent instanceof KeyboardEvent)
      }
      onDragMove={({ activatorEvent }) => {
        if (activatorEvent instanceof KeyboardEvent || performance.now() - lastMoveMs.current < longestIdleMs) return;
        lastMoveMs.current = performance.now();
        drag.moveTo(pointer.current);
      }}
      onDragEnd={({ active, activatorEvent }) => {
        if (!(activatorEvent instanceof KeyboardEvent)) drag.moveTo(pointer.current);
        drag.drop(active.data.current as DraggedPart);
      }}
      onDragCancel={({ active }) => drag.cancel(active.data.current as DraggedPart)}
    >
      {children}
      <DragOverlay dropAnimation={null}>{name !== null && <div className={classes.ghost}>{name}</div>}</DragOverlay>
    </DndContext>
  );
}

/** Where the pointer is in the window, scrolled or not. */
function usePointer() {
  const place = useRef({ x: 0, y: 0 });
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => {
      place.current = { x: clientX, y: clientY };
    };
    addEventListener('pointermove', follow, { capture: true, passive: true });
    return () => removeEventListener('pointermove', follow, { capture: true });
  }, []);
  return place;
}
