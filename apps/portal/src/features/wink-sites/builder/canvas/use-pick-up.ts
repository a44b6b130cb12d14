import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** Props for draggable components and their handles. */
interface PickUp {
  /** The component being dragged. */
  draggedId: string | null;
  /** Id of the screen-reader instructions for moving a component. */
  description: string;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** Picks up a component by keyboard. */
  pickUpByKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Picks up the component under the pointer or focus, or the owner of a drag handle. A single draggable serves all
 * components: separate ones would all re-render on every pick-up and drop.
 */
export function usePickUp(): PickUp {
  const picked = useRef({ componentId: '' });
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({ id: 'component', data: picked.current });
  const pickUp = (id = '', list: HTMLElement) => {
    const part = list.querySelector<HTMLElement>(`[data-component="${CSS.escape(id)}"]`);
    if (!part) return false;
    picked.current.componentId = id;
    setNodeRef(part);
    return true;
  };
  return {
    draggedId: isDragging ? picked.current.componentId : null,
    description: attributes['aria-describedby'],
    onPointerDown(event) {
      if (isDragging || !(event.target instanceof Element)) return;
      const handle = event.target.closest<HTMLElement>('[data-component], [data-grip]');
      const id = handle?.dataset.component ?? handle?.dataset.grip;
      if (pickUp(id, event.currentTarget)) listeners?.onPointerDown?.(event);
    },
    pickUpByKey(event) {
      if (isDragging || !(event.target instanceof HTMLElement)) return;
      if (pickUp(event.target.dataset.component, event.currentTarget)) listeners?.onKeyDown?.(event);
    },
  };
}
