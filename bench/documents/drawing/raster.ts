import sharp from 'sharp';

/** RGB bytes, row by row. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

export async function decodePicture(bytes: Buffer): Promise<Raster> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export function toSharp({ width, height, data }: Raster) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export function emptyRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8Array(width * height * 3) };
}
