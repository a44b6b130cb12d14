import { copyBytes } from '../page-memory.ts';
import type { Raster } from '../raster.ts';

/** Cell in which the darkest ink is measured, in pixels: several letters wide, but low enough to separate lines. */
const cell = { width: 32, height: 8 };
const paperLevel = 250;
/** Target contrast with paper, and maximum gain. */
const wanted = 190;
const maxGain = 3;
/** Contrast up to which a cell has no ink, and from which it certainly has. */
const noInkContrast = 40;
const inkContrast = 70;
/** Maximum contrast of noise, in median contrasts of the cells. */
const noiseReach = 2;
const minNoiseContrast = 6;
/** Number of darkest pixels of a cell ignored as specks. */
const specks = 6;

/** Minimum median brightness of a photo with enough light. */
const bright = 120;
const sampleEvery = 101;

/** True when the photo had enough light to distinguish pale print from paper noise. */
export function isBright({ data }: Raster): boolean {
  const sampled = new Uint8Array(Math.ceil(data.length / sampleEvery));
  for (let at = 0; at < sampled.length; at++) sampled[at] = data[at * sampleEvery]!;
  sampled.sort();
  return sampled[sampled.length >> 1]! >= bright;
}

/**
 * Darkens pale print to the level of other print, so that small grey labels are not lost beside black values, and
 * whitens cells without print, so that noise is not read. Expects even light.
 */
export function evenOutInk(raster: Raster): Raster {
  const { width, height, data } = raster;
  const columns = Math.ceil(width / cell.width);
  const rows = Math.ceil(height / cell.height);
  const darks = measureDarks(raster, columns, rows);
  const gains = darks.map(gainOfCell);
  const noise = Math.max(minNoiseContrast, noiseReach * darks.slice().sort()[darks.length >> 1]!);
  const even = copyBytes(data);
  const gainOf = new Float64Array(columns + 1);
  for (let y = 0; y < height; y++) {
    const at = Math.max(0, Math.min(rows - 1, (y + 0.5) / cell.height - 0.5));
    const top = Math.floor(at);
    const next = Math.min(rows - 1, top + 1);
    let isAny = false;
    for (let column = 0; column < columns; column++) {
      const upper = gains[top * columns + column]!;
      gainOf[column] = upper + (gains[next * columns + column]! - upper) * (at - top);
      isAny ||= gainOf[column]! > 1;
    }
    gainOf[columns] = gainOf[columns - 1]!;
    if (isAny) darkenRow(even.subarray(y * width, (y + 1) * width), gainOf);
  }
  const isBlank = darks.map((dark) => (dark <= noise ? 1 : 0));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (isBlankAround(isBlank, { columns, rows, column, row })) whiten({ width, height, data: even }, column, row);
  return { width, height, data: even };
}

/** True when a cell and its neighbours are blank; the pale edges of letters must stay. */
function isBlankAround(isBlank: Float32Array, at: { columns: number; rows: number; column: number; row: number }) {
  for (let row = Math.max(0, at.row - 1); row <= Math.min(at.rows - 1, at.row + 1); row++)
    for (let column = Math.max(0, at.column - 1); column <= Math.min(at.columns - 1, at.column + 1); column++)
      if (isBlank[row * at.columns + column] === 0) return false;
  return true;
}

function whiten({ width, height, data }: Raster, column: number, row: number): void {
  const [left, right] = [column * cell.width, Math.min(width, (column + 1) * cell.width)];
  for (let y = row * cell.height; y < Math.min(height, (row + 1) * cell.height); y++)
    data.fill(255, y * width + left, y * width + right);
}

/** Interpolates the gain between the middles of adjacent cells. */
function darkenRow(row: Uint8Array, gainOf: Float64Array): void {
  const half = cell.width / 2;
  for (let x = 0, column = -1; x < row.length; column++) {
    const end = Math.min(row.length, (column + 1) * cell.width + half);
    const left = gainOf[Math.max(0, column)]!;
    const step = (gainOf[column + 1]! - left) / cell.width;
    let gain = left + (x + 0.5 - (column * cell.width + half)) * step;
    for (; x < end; x++, gain += step) {
      const value = row[x]!;
      if (value >= paperLevel) continue;
      const dark = (paperLevel - value) * gain;
      row[x] = dark > paperLevel ? 0 : paperLevel - dark;
    }
  }
}

/** Contrast of each cell's darkest ink with its paper. */
function measureDarks({ width, height, data }: Raster, columns: number, rows: number): Float32Array {
  const darks = new Float32Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      const right = Math.min(width, (column + 1) * cell.width);
      const bottom = Math.min(height, (row + 1) * cell.height);
      for (let y = row * cell.height; y < bottom; y++)
        for (let x = column * cell.width; x < right; x++) counts[data[y * width + x]!]!++;
      let value = 0;
      for (let count = counts[0]!; count < specks && value < paperLevel; count += counts[value]!) value++;
      darks[row * columns + column] = paperLevel - value;
    }
  }
  return darks;
}

/** 1 for cells without ink or with dark enough ink. */
function gainOfCell(dark: number): number {
  if (dark <= noInkContrast || dark >= wanted) return 1;
  return (
    1 + (Math.min(maxGain, wanted / dark) - 1) * Math.min(1, (dark - noInkContrast) / (inkContrast - noInkContrast))
  );
}
