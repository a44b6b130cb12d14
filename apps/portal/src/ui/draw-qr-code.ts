import { encode } from 'uqr';

/** Width of the quiet zone in cells, which scanners need. */
const quiet = 4;

export interface QrDrawing {
  /** Width in cells. */
  size: number;
  /** The dark cells as one SVG path, one unit square each. */
  path: string;
}

export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const cells = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
  );
  return { size: size + 2 * quiet, path: cells.join('') };
}

/** The code as a standalone SVG file, black on white. */
export function toSvg({ size, path }: QrDrawing): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#ffffff" d="M0 0h${size}v${size}H0z"/><path fill="#000000" d="${path}"/></svg>`
  );
}
