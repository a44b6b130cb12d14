import { addBox, type Box, boxesOf, type Cover, isNothing, meets, narrow, reduceBoxes, type Step } from './boxes.ts';
import type { Cut, Layout } from './layout.ts';

/** Possible values on a screen, as boxes; empty if unreachable. */
export interface ScreenReach {
  arrivals: Box[];
  /** The same, once the fields of the screen were answered. */
  passed: Box[];
  /** By next item: with what it is taken. */
  taken: Box[][];
  /** With what no item holds. */
  fallen: Box[];
  /** Whether there were too many possibilities to follow each. */
  isWidened: boolean;
}

export interface ReachSettings {
  /** Whether a screen can be answered at all. */
  isPassable: (screen: number) => boolean;
  /** Whether the time is up. */
  isOver: () => boolean;
}

/**
 * All answers with which each screen may be arrived at and each item taken, screen after screen in the order in which
 * they may follow. Fields that nothing reads any more are forgotten on the way, and boxes within others dropped. Yields
 * each screen with its reach, and ends early once the time is up.
 */
export function* reachAll(
  layout: Layout,
  { isPassable, isOver }: ReachSettings,
): Generator<{ screen: number; reach: ScreenReach }> {
  const covers = layout.screens.map((): Cover => ({ boxes: [], hull: null }));
  if (covers[0]) addBox(covers[0], firstBox(layout));
  for (const index of layout.order ?? []) {
    const arrivals = boxesOf(covers[index]!);
    const passed = isPassable(index) ? arrivals.flatMap((box) => askFields(box, layout, index)) : [];
    const reach = leave(passed, layout, { screen: index, isOver });
    if (reach === null) return;
    const isWidened = reach.isWidened || covers[index]!.hull !== null;
    yield { screen: index, reach: { ...reach, arrivals, passed, isWidened } };
    for (const [item, { target }] of layout.screens[index]!.items.entries()) {
      if (target === null) continue;
      if (isOver()) return;
      const copies = copiesBetween(layout, index, target);
      for (const box of reach.taken[item]!) addBox(covers[target]!, arrive(box, copies, { screen: index, item, box }));
    }
  }
}

function firstBox({ fields, screens }: Layout): Box {
  const { live, wordCount } = screens[0]!;
  const words = new Array<number>(wordCount).fill(0);
  for (const [field, { start }] of live) writeMask(words, start, fields[field]!.start);
  return { words, isExact: true, from: null };
}

function writeMask(words: number[], start: number, mask: readonly number[]): void {
  for (let index = 0; index < mask.length; index++) words[start + index] = mask[index]!;
}

/** The box behind a screen that asks for fields; none when one of them can have no answer. */
function askFields(box: Box, { fields, screens }: Layout, screen: number): Box[] {
  const { asked, live } = screens[screen]!;
  const words = box.words.slice();
  for (const field of asked) {
    const place = live.get(field);
    if (isNothing(fields[field]!.asked)) return [];
    if (place) writeMask(words, place.start, fields[field]!.asked);
  }
  return [{ ...box, words }];
}

/** Null when the time is up before the end. */
function leave(
  passed: Box[],
  { screens }: Layout,
  { screen, isOver }: { screen: number; isOver: () => boolean },
): Omit<ScreenReach, 'arrivals' | 'passed'> | null {
  let rest = passed;
  let isWidened = false;
  const taken: Box[][] = [];
  for (const { cuts } of screens[screen]!.items) {
    if (isOver()) return null;
    if (cuts === null) {
      taken.push([]);
      continue;
    }
    const left: Box[] = [];
    const boxes: Box[] = [];
    for (const box of rest) {
      const held = takeItem(box, cuts, left);
      if (held) boxes.push(held);
    }
    const reduced = reduceBoxes(left);
    rest = reduced.boxes;
    isWidened ||= reduced.isWidened;
    taken.push(boxes);
  }
  return { taken, fallen: rest, isWidened };
}

/** Whether there are answers in a box with which all tests hold. */
export function mayHold(box: Box, cuts: readonly Cut[]): boolean {
  for (const { place, holds } of cuts) if (!meets(box, place, holds)) return false;
  return true;
}

/** The part of a box with which all tests hold; what is left for the next items goes to `left`. */
function takeItem(box: Box, cuts: readonly Cut[], left: Box[]): Box | null {
  if (!mayHold(box, cuts)) {
    left.push(box);
    return null;
  }
  let held = box;
  for (const { place, holds, fails, isExact } of cuts) {
    const from = isExact || !held.isExact ? held : { ...held, isExact };
    const failed = narrow(from, place, fails);
    if (failed) left.push(failed);
    held = narrow(from, place, holds)!;
  }
  return held;
}

/** For each word of a screen's boxes, which word it is before. */
function copiesBetween({ screens }: Layout, from: number, to: number): number[] {
  const copies: number[] = [];
  for (const [field, { start, end }] of screens[to]!.live) {
    const source = screens[from]!.live.get(field)!.start;
    for (let index = 0; index < end - start; index++) copies.push(source + index);
  }
  return copies;
}

function arrive({ words, isExact }: Box, copies: readonly number[], from: Step): Box {
  return { words: copies.map((index) => words[index]!), isExact, from };
}
