import type { IdMaker } from '../new-component.ts';

/** Ids that count: Input_1, Title_2. */
export function countingIds(after = 0): IdMaker {
  let count = after;
  return (kind) => `${kind}_${++count}`;
}
