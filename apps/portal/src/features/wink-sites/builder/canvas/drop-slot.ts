import type { PaletteItem } from '@smile/site-model/new-component';

/** Where a part stands on the page of the site, in pixels of that page. */
export interface Box {
  id: string;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The gap of a list, from 0, that a height is nearest to: before the parts whose middle lies below it. */
export function slotAt(boxes: readonly Box[], y: number): number {
  const next = boxes.findIndex(({ top, height }) => y < top + height / 2);
  return next < 0 ? boxes.length : next;
}

/** The place of a part that goes into a gap, in the list from which it is already taken. */
export function placeInSlot(index: number, slot: number): number {
  return slot > index ? slot - 1 : slot;
}

const edgeGap = 8;

/** The height at which a gap is shown. */
export function lineOf(boxes: readonly Box[], slot: number): number {
  const [above, below] = [boxes[slot - 1], boxes[slot]];
  if (above && below) return (above.top + above.height + below.top) / 2;
  if (below) return Math.max(0, below.top - edgeGap);
  return above ? above.top + above.height + edgeGap : 0;
}

/** Where the parts of the form stand, for what is dragged over them. */
export interface CanvasGeometry {
  element: HTMLElement | null;
  boxes: readonly Box[];
}

/** Dragged item of the palette, or component of the form. */
export type DraggedPart = { type: PaletteItem } | { componentId: string };
