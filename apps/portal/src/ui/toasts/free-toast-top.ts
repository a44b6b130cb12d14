interface Box {
  top: number;
  bottom: number;
}

/** Distance from the top of the window. */
const minTopPx = 16;
const gapPx = 12;

/** The highest position in the toast column that covers no primary button. */
export function findFreeTop(buttons: Box[], heightPx: number): number {
  const sorted = [...buttons].sort((one, other) => one.top - other.top);
  let top = minTopPx;
  for (const box of sorted) {
    if (box.bottom + gapPx > top && box.top - gapPx < top + heightPx) top = box.bottom + gapPx;
  }
  return top;
}
