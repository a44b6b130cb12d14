/** Possible answers of a visit: for each field some of its cells, in every combination. */
export interface Box {
  /** Bits of cells, field after field. */
  words: number[];
  /** Whether there is a visit for every combination; a widened box may have too many. */
  isExact: boolean;
  /** How it was come by; null at the start of a visit. */
  from: Step | null;
}

/** An item of a screen that was taken, with the answers it was taken with. */
export interface Step {
  screen: number;
  item: number;
  box: Box;
}

/** Where the cells of a field are. */
export interface Place {
  start: number;
  end: number;
}

/** Bits per word: V8 stores integers of 31 bits without allocation. */
const wordBits = 30;
/** More boxes than this are widened to a single one. */
const maxBoxes = 512;
/** Earlier boxes kept for their examples. */
const keptBoxes = 8;

/** Boxes none of which covers another. */
export interface Cover {
  boxes: Box[];
  hull: Box | null;
}

/** The boxes, without those that others cover where there are too many. */
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

/** The box with fewer cells in one field; null when none are left. */
export function narrow(box: Box, { start, end }: Place, mask: number[]): Box | null {
  if (!meets(box, { start, end }, mask)) return null;
  const words = box.words.slice();
  for (let index = start; index < end; index++) words[index]! &= mask[index - start]!;
  return { ...box, words };
}

/** Whether a box has any of the cells of a field. */
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

export function isNothing(mask: number[]): boolean {
  return mask.every((word) => word === 0);
}

/** An exact box is worth keeping beside a widened one, for its example. */
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
