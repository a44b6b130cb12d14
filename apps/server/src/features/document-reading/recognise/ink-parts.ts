import type { Raster } from '../picture/raster.ts';

const inkBelow = 170;

/** A part of a picture, in pixels; of ink, the last ones that belong to it. */
export interface InkPart {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What hangs together in a part of the picture. */
export function listInkParts({ width, data }: Raster, { left, top, right, bottom }: InkPart): InkPart[] {
  const [wide, high] = [right - left, bottom - top];
  const waiting = new Uint8Array(wide * high);
  for (let at = 0; at < waiting.length; at++)
    if (data[(top + Math.floor(at / wide)) * width + left + (at % wide)]! < inkBelow) waiting[at] = 1;
  const parts: InkPart[] = [];
  for (let start = 0; start < waiting.length; start++) if (waiting[start]) parts.push(follow(waiting, wide, start));
  return parts.map((part) => ({
    left: part.left + left,
    right: part.right + left,
    top: part.top + top,
    bottom: part.bottom + top,
  }));
}

function follow(waiting: Uint8Array, wide: number, start: number): InkPart {
  const part = { left: wide, right: 0, top: waiting.length, bottom: 0 };
  const next = [start];
  waiting[start] = 0;
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const [x, y] = [at % wide, Math.floor(at / wide)];
    part.left = Math.min(part.left, x);
    part.right = Math.max(part.right, x);
    part.top = Math.min(part.top, y);
    part.bottom = Math.max(part.bottom, y);
    for (const row of [-wide, 0, wide])
      for (let column = Math.max(0, x - 1); column <= Math.min(wide - 1, x + 1); column++) {
        const near = at - x + row + column;
        if (!waiting[near]) continue;
        waiting[near] = 0;
        next.push(near);
      }
  }
  return part;
}
