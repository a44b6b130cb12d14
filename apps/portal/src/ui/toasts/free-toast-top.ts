interface Box {
  top: number;
  bottom: number;
}

/** Below the browser's edge. */
const minTopPx = 16;
const gapPx = 12;

/** The highest place in the column of toasts where one covers no primary button. */
export function findFreeTop(buttons: Box[], heightPx: number): number {
  const sorted = [...buttons].sort((one, other) => one.top - other.top);
  let top = minTopPx;
  for (const box of sorted) {
    if (box.bottom + gapPx > top && box.top - gapPx < top + heightPx) top = box.bottom + gapPx;
  }
  return top;
}
