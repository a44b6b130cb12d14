import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { findComponent, findForm } from '@smile/site-model/parts';
import type { RefObject } from 'react';
import type { BuilderState } from '../store/builder-state.ts';
import { itemNameOf, nameOf } from '../store/part-names.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { type CanvasGeometry, type DraggedPart, lineOf, placeInSlot, slotAt } from './drop-slot.ts';

/** Updates the builder while an item is dragged over its form. */
export function useFormDrag(geometry: RefObject<CanvasGeometry>) {
  const store = useBuilderStore();
  const moveTo = ({ x, y }: { x: number; y: number }) => {
    const { drag, setDrag } = store.getState();
    const slot = slotUnder(geometry.current, x, y);
    if (drag && drag.slot !== slot) setDrag({ ...drag, slot });
  };
  /** Moves the part by one position; returns the coordinates of its drag image. */
  const step: KeyboardCoordinateGetter = (event, { active, context, currentCoordinates }) => {
    const direction = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    const part = context.active?.data.current as DraggedPart | undefined;
    if (direction === 0 || active === undefined || !part || !('componentId' in part)) return;
    event.preventDefault();
    const state = store.getState();
    const { index, count, name } = placeOf(state, part.componentId);
    const place = placeInSlot(index, state.drag?.slot ?? index) + direction;
    if (place < 0 || place >= count) return;
    const slot = place > index ? place + 1 : place;
    state.setDrag({ name, slot });
    state.announce(`${name}, position ${place + 1} of ${count}`);
    const { element, boxes } = geometry.current;
    const top = element?.getBoundingClientRect().top ?? 0;
    return { x: currentCoordinates.x, y: top + lineOf(boxes, slot) * scaleOf(element) };
  };
  return {
    moveTo,
    step,
    start(part: DraggedPart, isByKey: boolean) {
      const state = store.getState();
      if (!('componentId' in part)) {
        state.setDrag({ name: itemNameOf(part.type), slot: null });
        return;
      }
      const { index, count, name } = placeOf(state, part.componentId);
      state.setDrag({ name, slot: isByKey ? index : null });
      const announceStart = () => state.announce(`${name} picked up at ${index + 1} of ${count}`);
      if (!isByKey) return announceStart();
      // dnd-kit adds its key listener in a timer. The announcement comes later, so that keys pressed in response to it
      // work.
      setTimeout(() => setTimeout(() => store.getState().drag?.slot === index && announceStart()));
    },
    drop(part: DraggedPart) {
      const state = store.getState();
      const slot = state.drag?.slot ?? null;
      state.setDrag(null);
      if (slot === null) announceUnmoved(state, part);
      else if ('componentId' in part) {
        const { index } = placeOf(state, part.componentId);
        const place = placeInSlot(index, slot);
        if (place === index) announceUnmoved(state, part);
        else state.moveComponent(part.componentId, place);
        state.select({ kind: 'component', id: part.componentId });
      } else state.addComponentFromPalette(part.type, { screenId: state.currentScreenId, at: slot });
    },
    cancel(part: DraggedPart) {
      const state = store.getState();
      state.setDrag(null);
      announceUnmoved(state, part);
    },
  };
}

function announceUnmoved(state: BuilderState, part: DraggedPart): void {
  if ('componentId' in part) {
    const { index, count, name } = placeOf(state, part.componentId);
    state.announce(`${name} stays at ${index + 1} of ${count}`);
  } else state.announce(`${itemNameOf(part.type)} was not added`);
}

function placeOf({ document, currentScreenId }: BuilderState, id: string) {
  const form = findForm(document, currentScreenId);
  const component = form && findComponent(form, id);
  return {
    index: form?.componentIds.indexOf(id) ?? -1,
    count: form?.componentIds.length ?? 0,
    name: component ? nameOf(component) : 'Component',
  };
}

/** Gap under a point of the window; null outside the canvas. */
function slotUnder({ element, boxes }: CanvasGeometry, x: number, y: number): number | null {
  const section = element?.closest('section')?.getBoundingClientRect();
  if (!element || !section || x < section.left || x > section.right || y < section.top || y > section.bottom)
    return null;
  return slotAt(boxes, (y - element.getBoundingClientRect().top) / scaleOf(element));
}

/** Scale of the canvas; 1 is the page's original size. */
function scaleOf(element: HTMLElement | null): number {
  return element && element.offsetWidth > 0 ? element.getBoundingClientRect().width / element.offsetWidth : 1;
}
