import type { IdMaker } from '../new-component.ts';

/** Ids that count: Input_1, Title_2. */
export function countingIds(): IdMaker {
  let count = 0;
  return (kind) => `${kind}_${++count}`;
}
