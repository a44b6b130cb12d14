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
/** Pixels between the pointer and the drag image. */
const ghostGap = 10;
/** No default announcements: the builder announces with names and positions. */
const silent = () => undefined;
const announcements = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };
const screenReaderInstructions = {
  draggable:
    'Press Space to pick it up, the arrow keys to move it, Space to drop it and Escape to leave it where it was. ' +
    'Alt with an arrow moves it at once, Enter opens its settings, Delete deletes it.',
};

interface DragAreaProps {
  geometry: RefObject<CanvasGeometry>;
  children: ReactNode;
}

/** Lets palette items and form components be dragged within the form, by pointer or keyboard. */
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

/** Large parts are dragged as a small label beside the pointer, wherever they were grabbed. */
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

/** Throttles updates of the drop line while the pointer moves; the final position is always applied. */
function usePacedMoves(move: () => void) {
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const [moves] = useState(() => paceCalls(() => latest.current(), minMs));
  useEffect(() => moves.stop, [moves]);
  return moves;
}

/** Position of the pointer in the window, unaffected by scrolling. */
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
