import type { PaletteItem } from '@smile/site-model/new-component';

/** Position of a part in pixels of the site's page. */
export interface Box {
  id: string;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Gap (from 0) closest to a height: before the parts whose middle lies below it. */
export function slotAt(boxes: readonly Box[], y: number): number {
  const next = boxes.findIndex(({ top, height }) => y < top + height / 2);
  return next < 0 ? boxes.length : next;
}

/** New index of a part dropped into a gap, counted without the part itself. */
export function placeInSlot(index: number, slot: number): number {
  return slot > index ? slot - 1 : slot;
}

const edgeGap = 8;

/** Height at which a gap's line is drawn. */
export function lineOf(boxes: readonly Box[], slot: number): number {
  const [above, below] = [boxes[slot - 1], boxes[slot]];
  if (above && below) return (above.top + above.height + below.top) / 2;
  if (below) return Math.max(0, below.top - edgeGap);
  return above ? above.top + above.height + edgeGap : 0;
}

/** Positions of the form's parts, for drag and drop. */
export interface CanvasGeometry {
  element: HTMLElement | null;
  boxes: readonly Box[];
}

/** Dragged palette item, or component of the form. */
export type DraggedPart = { type: PaletteItem } | { componentId: string };
