import type { PaletteItem } from '@smile/site-model/new-component';
import type { Box } from './drop-slot.ts';

/** Where the parts of the form stand, for what is dragged over them. */
export interface CanvasGeometry {
  element: HTMLElement | null;
  boxes: readonly Box[];
}

/** What is dragged: something of the palette, or a component of the form. */
export type DraggedPart = { type: PaletteItem } | { componentId: string };
