/** A set of possible answers: per field a set of cells, in every combination. */
export interface Box {
  /** Bitset of cells, field after field. */
  words: number[];
  /** Whether every combination is really possible; widened boxes may contain impossible ones. */
  isExact: boolean;
  /** The step that led here; null at the start of a visit. */
  from: Step | null;
}

/** A next item of the flow that was taken, with the answers at that time. */
export interface Step {
  screenIndex: number;
  flowItemIndex: number;
  box: Box;
}

/** Words of a box that hold a field's cells: from `start`, before `end`. */
export interface Place {
  start: number;
  end: number;
}

/** Bits per word: V8 stores 31-bit integers without allocation. */
const wordBits = 30;
/** Above this number, boxes are widened into a single one. */
const maxBoxes = 512;
/** Exact boxes kept after widening, to find examples. */
const keptBoxes = 8;

/** Boxes of which none contains another. */
export interface Cover {
  boxes: Box[];
  hull: Box | null;
}

/** Removes contained boxes, and widens if there are still too many. */
export function reduceBoxes(boxes: Box[]): { boxes: Box[]; isWidened: boolean } {
  if (boxes.length <= maxBoxes) return { boxes, isWidened: false };
  const cover: Cover = { boxes: [], hull: null };
  for (const box of boxes) addBox(cover, box);
  return { boxes: boxesOf(cover), isWidened: cover.hull !== null };
}

export function boxesOf({ boxes, hull }: Cover): Box[] {
  return hull ? [hull, ...boxes] : boxes;
}

export function addBox(cover: Cover, box: Box): void {
  if (cover.hull) {
    widen(cover.hull, box);
    return;
  }
  let kept = 0;
  for (const other of cover.boxes) {
    const relation = compare(other, box);
    if (relation === 'covers') return;
    if (relation !== 'is covered') cover.boxes[kept++] = other;
  }
  cover.boxes.length = kept;
  cover.boxes.push(box);
  if (cover.boxes.length > maxBoxes) closeCover(cover);
}

/** Intersects a box with a mask in one field; null if it becomes empty. */
export function narrow(box: Box, { start, end }: Place, mask: number[]): Box | null {
  if (!meets(box, { start, end }, mask)) return null;
  const words = box.words.slice();
  for (let index = start; index < end; index++) words[index]! &= mask[index - start]!;
  return { ...box, words };
}

/** Whether a box has any of the masked cells of a field. */
export function meets({ words }: Box, { start, end }: Place, mask: number[]): boolean {
  for (let index = start; index < end; index++) if ((words[index]! & mask[index - start]!) !== 0) return true;
  return false;
}

export function maskOf(cells: readonly boolean[]): number[] {
  const mask = new Array<number>(Math.ceil(cells.length / wordBits)).fill(0);
  for (const [index, isSet] of cells.entries())
    if (isSet) mask[Math.floor(index / wordBits)]! |= 1 << (index % wordBits);
  return mask;
}

export function hasCell(words: number[], { start }: Place, cell: number): boolean {
  return (words[start + Math.floor(cell / wordBits)]! & (1 << (cell % wordBits))) !== 0;
}

export function isEmptyMask(mask: number[]): boolean {
  return mask.every((word) => word === 0);
}

/** An inexact box never covers an exact one, which is kept for its example. */
function compare(box: Box, other: Box): 'covers' | 'is covered' | null {
  let covers = box.isExact || !other.isExact;
  let isCovered = other.isExact || !box.isExact;
  for (let index = 0; index < box.words.length && (covers || isCovered); index++) {
    const mine = box.words[index]!;
    const theirs = other.words[index]!;
    if ((theirs & ~mine) !== 0) covers = false;
    if ((mine & ~theirs) !== 0) isCovered = false;
  }
  return covers ? 'covers' : isCovered ? 'is covered' : null;
}

function closeCover(cover: Cover): void {
  const [first, ...others] = cover.boxes;
  const hull = { words: first!.words.slice(), isExact: false, from: first!.from };
  for (const box of others) widen(hull, box);
  cover.hull = hull;
  cover.boxes = cover.boxes.filter(({ isExact }) => isExact).slice(0, keptBoxes);
}

function widen(hull: Box, { words }: Box): void {
  for (let index = 0; index < words.length; index++) hull.words[index]! |= words[index]!;
}
