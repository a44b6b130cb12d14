/** Items that moved relative to the others in both lists: a smallest set that explains the difference. */
export function movedItems<T>(before: readonly T[], after: readonly T[]): Set<T> {
  const place = new Map(before.map((item, index) => [item, index]));
  const common = after.filter((item) => place.has(item));
  const lengths: number[] = [];
  for (const [index, item] of common.entries()) {
    let longest = 0;
    for (let other = 0; other < index; other++)
      if (place.get(common[other]!)! < place.get(item)!) longest = Math.max(longest, lengths[other]!);
    lengths.push(longest + 1);
  }
  const moved = new Set(common);
  let [wanted, limit] = [Math.max(0, ...lengths), Number.POSITIVE_INFINITY];
  for (let index = common.length - 1; index >= 0; index--) {
    const item = common[index]!;
    if (lengths[index] !== wanted || place.get(item)! >= limit) continue;
    moved.delete(item);
    [wanted, limit] = [wanted - 1, place.get(item)!];
  }
  return moved;
}

/** Whether the common items have three different orders. */
export function ordersClash<T>(base: readonly T[], theirs: readonly T[], mine: readonly T[]): boolean {
  const isCommon = (item: T) => base.includes(item) && theirs.includes(item) && mine.includes(item);
  const [first, second, third] = [base, theirs, mine].map((list) => list.filter(isCommon));
  return !isEqual(first!, second!) && !isEqual(first!, third!) && !isEqual(second!, third!);
}

/** Whether the items shared with the base have another order. */
export function isReordered<T>(base: readonly T[], list: readonly T[]): boolean {
  return !isEqual(
    base.filter((item) => list.includes(item)),
    list.filter((item) => base.includes(item)),
  );
}

/**
 * Merges two lists: wanted items of the first list in its order; each other item follows its predecessor in the second.
 */
export function mergeOrders<T>(leading: readonly T[], second: readonly T[], isWanted: (item: T) => boolean): T[] {
  const merged = leading.filter(isWanted);
  for (const [index, item] of second.entries()) {
    if (!isWanted(item) || merged.includes(item)) continue;
    const previous = second.slice(0, index).findLast((other) => merged.includes(other));
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, item);
  }
  return merged;
}

function isEqual<T>(left: readonly T[], right: readonly T[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}
