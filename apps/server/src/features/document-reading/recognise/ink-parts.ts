import type { Raster } from '../picture/raster.ts';

const inkBelow = 170;

/** A part of a picture in pixels; for ink, the edges are inclusive. */
export interface InkPart {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Connected components of ink in a region of the picture. */
export function listInkParts({ width, data }: Raster, { left, top, right, bottom }: InkPart): InkPart[] {
  const [wide, high] = [right - left, bottom - top];
  const waiting = new Uint8Array(wide * high);
  for (let at = 0; at < waiting.length; at++)
    if (data[(top + Math.floor(at / wide)) * width + left + (at % wide)]! < inkBelow) waiting[at] = 1;
  const parts: InkPart[] = [];
  for (let start = 0; start < waiting.length; start++) if (waiting[start]) parts.push(followInk(waiting, wide, start));
  return parts.map((part) => ({
    left: part.left + left,
    right: part.right + left,
    top: part.top + top,
    bottom: part.bottom + top,
  }));
}

/**
 * Removes the connected ink at `start` from the map (1 is ink), bridging gaps of `across`; returns its box and size.
 */
export function followInk(map: Uint8Array, columns: number, start: number, across = 1): InkPart & { count: number } {
  const part = { left: columns, right: 0, top: map.length, bottom: 0, count: 0 };
  const next = [start];
  map[start] = 0;
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    part.count++;
    part.left = Math.min(part.left, x);
    part.right = Math.max(part.right, x);
    part.top = Math.min(part.top, y);
    part.bottom = Math.max(part.bottom, y);
    for (const row of [-columns, 0, columns])
      for (let column = Math.max(0, x - across); column <= Math.min(columns - 1, x + across); column++) {
        const near = at - x + row + column;
        if (!map[near]) continue;
        map[near] = 0;
        next.push(near);
      }
  }
  return part;
}
