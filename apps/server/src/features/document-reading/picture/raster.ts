/** A grey picture with one byte per pixel, from 0 (black) to 255 (white); rows from the top. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Point {
  x: number;
  y: number;
}

/** A part of a picture, in pixels. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function createRaster(width: number, height: number, value = 255): Raster {
  return { width, height, data: new Uint8Array(width * height).fill(value) };
}

export function meanOf(data: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < data.length; at++) sum += data[at]!;
  return sum / data.length;
}

/** Rotates clockwise by quarter turns. */
export function turnRaster(raster: Raster, quarters: number): Raster {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return raster;
  const { width, height, data } = raster;
  const turned = turns === 2 ? createRaster(width, height) : createRaster(height, width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to =
        turns === 1
          ? x * height + (height - 1 - y)
          : turns === 2
            ? (height - 1 - y) * width + (width - 1 - x)
            : (width - 1 - x) * height + y;
      turned.data[to] = data[y * width + x]!;
    }
  }
  return turned;
}

/** Shrinks by `factor`, averaging squares. */
export function shrinkRaster({ width, height, data }: Raster, factor: number): Raster {
  if (factor <= 1) return { width, height, data };
  const small = createRaster(Math.max(1, Math.floor(width / factor)), Math.max(1, Math.floor(height / factor)));
  const area = factor * factor;
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      let sum = 0;
      for (let row = 0; row < factor; row++) {
        const start = (y * factor + row) * width + x * factor;
        for (let column = 0; column < factor; column++) sum += data[start + column]!;
      }
      small.data[y * small.width + x] = sum / area;
    }
  }
  return small;
}

/** Crops a part, clipped to the picture. */
export function cropRaster(raster: Raster, left: number, top: number, width: number, height: number): Raster {
  const part = clipRegion(raster, { left, top, width, height });
  const cropped = createRaster(part.width, part.height);
  for (let row = 0; row < part.height; row++) {
    const start = (part.top + row) * raster.width + part.left;
    cropped.data.set(raster.data.subarray(start, start + part.width), row * part.width);
  }
  return cropped;
}

/** Clips a region to the picture, in whole pixels, at least one. */
export function clipRegion(picture: Raster, { left, top, width, height }: Region): Region {
  const x = Math.max(0, Math.min(picture.width - 1, Math.round(left)));
  const y = Math.max(0, Math.min(picture.height - 1, Math.round(top)));
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(picture.width - x, Math.round(width))),
    height: Math.max(1, Math.min(picture.height - y, Math.round(height))),
  };
}

/**
 * Returns a scratch buffer filled with one value. Each call reuses and invalidates the last one, which avoids garbage
 * collection.
 */
export function createScratch(): (length: number, value?: number) => Uint8Array {
  let kept = new Uint8Array(0);
  return (length, value = 0) => {
    if (length > kept.length) kept = new Uint8Array(length);
    return kept.subarray(0, length).fill(value);
  };
}
