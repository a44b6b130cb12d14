import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** A component and its grip, as attributes of their elements. */
interface PickUp {
  /** The component that is being dragged. */
  draggedId: string | null;
  /** The id of what tells screen readers how a component is moved. */
  description: string;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** Picks up a component by keyboard. */
  pickUpByKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Picks up the component under the pointer or the keyboard, or the one whose grip it is. One draggable stands for all
 * of them: each of its own would be re-rendered whenever something is picked up or dropped.
 */
export function usePickUp(): PickUp {
  const picked = useRef({ componentId: '' });
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({ id: 'component', data: picked.current });
  const pickUp = (id: string | undefined, list: HTMLElement) => {
    const part = id === undefined ? null : list.querySelector<HTMLElement>(`[data-component="${CSS.escape(id)}"]`);
    if (!part || id === undefined) return false;
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
