import type { PaletteItem } from '@smile/site-model/new-component';
import type { Box } from './drop-slot.ts';

/** Where the parts of the form stand, for what is dragged over them. */
export interface CanvasGeometry {
  element: HTMLElement | null;
  boxes: readonly Box[];
}

/** Dragged item of the palette, or component of the form. */
export type DraggedPart = { type: PaletteItem } | { componentId: string };
