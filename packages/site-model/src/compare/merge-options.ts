import type { Option } from '../document.ts';
import { optionsById } from '../options/option-ids.ts';
import { mapThree, type Three } from './merge-values.ts';
import { isReordered, mergeOrders, ordersClash } from './order.ts';
import { isSame } from './same.ts';

type Known = ReadonlyMap<string, Option>;

/**
 * Merges two edited option lists by option id. Null if both sides changed an option differently, or if the result has a
 * duplicate label or value that neither side has, or no option left.
 */
export function mergeOptions(lists: Three<readonly Option[]>): Option[] | null {
  const known = mapThree(lists, (options): Known => new Map(optionsById(options)));
  const ids = mapThree(known, (options) => [...options.keys()]);
  if (ordersClash(ids.base, ids.theirs, ids.mine)) return null;
  const merged = new Map<string, Option>();
  for (const id of new Set([...ids.theirs, ...ids.mine])) {
    const option = mergeOption(mapThree(known, (options) => options.get(id)));
    if (option === 'clash') return null;
    if (option) merged.set(id, option);
  }
  const [leading, other] = isReordered(ids.base, ids.mine) ? [ids.mine, ids.theirs] : [ids.theirs, ids.mine];
  const options = mergeOrders(leading, other, (id) => merged.has(id)).map((id) => merged.get(id)!);
  if (options.length === 0 && lists.theirs.length > 0 && lists.mine.length > 0) return null;
  const duplicates = new Set([lists.theirs, lists.mine].flatMap(duplicatesIn));
  return duplicatesIn(options).every((text) => duplicates.has(text)) ? options : null;
}

/** Labels and values that occur more than once, by the rule of `checks.ts`. */
function duplicatesIn(options: readonly Option[]): string[] {
  const texts = [options.map(({ label }) => `label ${label.trim()}`), options.map(({ value }) => `value ${value}`)];
  return texts.flatMap((list) => list.filter((text, index) => list.indexOf(text) !== index));
}

/** Null for an option that one side removed and the other did not change. */
function mergeOption({ base, theirs, mine }: Three<Option | undefined>): Option | 'clash' | null {
  if (isSame(theirs, mine) || !theirs || !mine) {
    const left = mine ?? theirs!;
    if (theirs && mine) return left;
    return base ? (isSame(base, left) ? null : 'clash') : left;
  }
  if (!base) return 'clash';
  const option: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)]) as Set<keyof Option>) {
    const isFree = isSame(base[key], theirs[key]) || isSame(base[key], mine[key]) || isSame(theirs[key], mine[key]);
    if (!isFree) return 'clash';
    const value = isSame(base[key], mine[key]) ? theirs[key] : mine[key];
    if (value !== undefined) option[key] = value;
  }
  return option as unknown as Option;
}
