/**
 * Similarity of two words, 0 to 1: 1 when equal, `1 - edits / length` when few edits apart (one edit from six letters
 * on, two from ten on; swapping neighbours is one edit), else 0.
 */
export function compareWords(one: string, other: string): number {
  if (one === other) return 1;
  const length = Math.max(one.length, other.length);
  const allowed = length >= 10 ? 2 : length >= 6 ? 1 : 0;
  if (allowed === 0 || Math.abs(one.length - other.length) > allowed) return 0;
  const edits = countEdits(one, other);
  return edits <= allowed ? 1 - edits / length : 0;
}

/** Optimal string alignment distance. `fastest-levenshtein` counts a swap of neighbours as two edits. */
function countEdits(one: string, other: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      let edits = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + cost);
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap) edits = Math.min(edits, before[column - 2]! + 1);
      current.push(edits);
    }
    before = previous;
    previous = current;
  }
  return previous[other.length]!;
}
