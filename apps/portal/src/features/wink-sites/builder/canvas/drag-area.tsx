import {
  DndContext,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBuilder } from '../store/use-builder.ts';
import type { CanvasGeometry, DraggedPart } from './drop-slot.ts';
import classes from './overlay.module.css';
import { paceCalls } from './pace-calls.ts';
import { useFormDrag } from './use-form-drag.ts';

const space = ['Space'];
const keyboardCodes = { start: space, cancel: ['Escape', 'Tab'], end: [...space, 'Enter'] };
const minMs = 50;
/** From the pointer to what it drags. */
const ghostGap = 10;
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
  const moves = usePacedMoves(() => drag.moveTo(pointer.current));
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
        if (!(activatorEvent instanceof KeyboardEvent)) moves.ask();
      }}
      onDragEnd={({ active, activatorEvent }) => {
        moves.stop();
        if (!(activatorEvent instanceof KeyboardEvent)) drag.moveTo(pointer.current);
        drag.drop(active.data.current as DraggedPart);
      }}
      onDragCancel={({ active }) => {
        moves.stop();
        drag.cancel(active.data.current as DraggedPart);
      }}
    >
      {children}
      {createPortal(
        <DragOverlay dropAnimation={null} modifiers={ghostModifiers}>
          {name !== null && <div className={classes.ghost}>{name}</div>}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** Large parts are dragged by a small name, which is beside the pointer wherever the part was taken. */
const besidePointer: Modifier = ({ activatorEvent, draggingNodeRect: part, transform }) => {
  if (!(activatorEvent instanceof PointerEvent) || !part) return transform;
  const { clientX, clientY } = activatorEvent;
  return {
    ...transform,
    x: transform.x + clientX - part.left + ghostGap,
    y: transform.y + clientY - part.top + ghostGap,
  };
};
const ghostModifiers = [besidePointer];

/** As the pointer moves, the drop line follows it every now and then, and to where it stops. */
function usePacedMoves(move: () => void) {
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const [moves] = useState(() => paceCalls(() => latest.current(), minMs));
  useEffect(() => moves.stop, [moves]);
  return moves;
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
