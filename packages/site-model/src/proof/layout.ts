import { comparisonHolds } from '../conditions.ts';
import type { ScreenId } from '../document.ts';
import type { FlowNextItem, FlowScreen, SiteFlow } from '../flow.ts';
import { maskOf, type Place } from './boxes.ts';
import { type Field, fieldKey, isCertain } from './fields.ts';

/** A site by numbers: its fields with their places, and its items as masks over them. */
export interface Layout {
  flow: SiteFlow;
  fields: PlacedField[];
  screens: PlacedScreen[];
  /** Screens before those they lead to; null when they lead in a circle. */
  order: number[] | null;
}

export interface PlacedField {
  field: Field;
  start: number[];
  asked: number[];
}

interface PlacedScreen {
  screen: FlowScreen;
  /** Fields that are asked here. */
  asked: number[];
  items: PlacedItem[];
  /** Fields that texts read. */
  shown: number[];
  /** Where boxes of the screen have the fields that are read here or on any screen that may follow. */
  live: Map<number, Place>;
  wordCount: number;
}

interface PlacedItem {
  target: number | null;
  /** Constraints by field; null when they never hold. */
  cuts: Cut[] | null;
}

export interface Cut {
  field: number;
  /** In boxes of the item's screen. */
  place: Place;
  holds: number[];
  fails: number[];
  /** Whether every cell either holds or fails. */
  isExact: boolean;
}

/** @param shown keys of the fields that texts of a screen read, as far as they are followed */
export function layOut(
  flow: SiteFlow,
  byKey: ReadonlyMap<string, Field>,
  shown: ReadonlyMap<ScreenId, readonly string[]> = new Map(),
): Layout {
  const numbers = new Map([...byKey.keys()].map((key, index) => [key, index]));
  const fields = [...byKey.values()].map(
    (field): PlacedField => ({ field, start: maskOf(field.start), asked: maskOf(field.asked) }),
  );
  const screenNumbers = new Map(flow.screens.map(({ id }, index) => [id, index]));
  const screens = flow.screens.map((screen): PlacedScreen => {
    const items = screen.next.map((item) => placeItem(item, { numbers, fields, screenNumbers }));
    const read = (shown.get(screen.id) ?? []).map((key) => numbers.get(key)!);
    return { screen, asked: askedOn(screen, fields), items, shown: read, live: new Map(), wordCount: 0 };
  });
  const order = sortScreens(screens);
  for (const screen of [...(order ?? [])].reverse()) addLive(screens[screen]!, screens, fields);
  return { flow, fields, screens, order };
}

function askedOn(screen: FlowScreen, fields: readonly PlacedField[]): number[] {
  const ids = new Set(screen.type === 'form' ? screen.components.map(({ id }) => id) : []);
  return fields.flatMap(({ field: { source } }, index) => {
    if (source.kind === 'answer') return ids.has(source.componentId) ? [index] : [];
    return source.kind === 'linked' && screen.moduleId === source.moduleId ? [index] : [];
  });
}

interface Numbers {
  numbers: ReadonlyMap<string, number>;
  fields: readonly PlacedField[];
  screenNumbers: ReadonlyMap<string, number>;
}

/** Until it is known what lives on the screen. */
const nowhere: Place = { start: 0, end: 0 };

/** Tests of the same field become one mask. */
function placeItem(item: FlowNextItem, { numbers, fields, screenNumbers }: Numbers): PlacedItem {
  const target = item.type === 'ROUTE_SCREEN' ? screenNumbers.get(item.target)! : null;
  const outcomes = new Map<number, { holds: boolean[]; fails: boolean[] }>();
  for (const test of item.tests) {
    const key = fieldKey(test);
    const number = key === null ? undefined : numbers.get(key);
    if (number === undefined) {
      if (!comparisonHolds(null, test)) return { target, cuts: null };
      continue;
    }
    const { field } = fields[number]!;
    const index = field.tests.findIndex(({ type, value }) => type === test.type && value === test.value);
    const isKnown = isCertain(field, test);
    const { holds, fails } = outcomes.get(number) ?? {
      holds: field.cells.map(() => true),
      fails: field.cells.map(() => false),
    };
    outcomes.set(number, {
      holds: holds.map((held, cell) => held && (!isKnown || field.cells[cell]!.truths[index]!)),
      fails: fails.map((failed, cell) => failed || !isKnown || !field.cells[cell]!.truths[index]!),
    });
  }
  const cuts = [...outcomes].map(([field, { holds, fails }]) => ({
    field,
    place: nowhere,
    isExact: holds.every((held, cell) => held !== fails[cell]),
    holds: maskOf(holds),
    fails: maskOf(fails),
  }));
  return { target, cuts };
}

function addLive(screen: PlacedScreen, screens: readonly PlacedScreen[], fields: readonly PlacedField[]): void {
  const live = new Set(screen.shown);
  for (const { target, cuts } of screen.items) {
    for (const { field } of cuts ?? []) live.add(field);
    if (target !== null) for (const field of screens[target]!.live.keys()) live.add(field);
  }
  for (const field of live) {
    const end = screen.wordCount + fields[field]!.start.length;
    screen.live.set(field, { start: screen.wordCount, end });
    screen.wordCount = end;
  }
  for (const { cuts } of screen.items) for (const cut of cuts ?? []) cut.place = screen.live.get(cut.field)!;
}

function sortScreens(screens: readonly PlacedScreen[]): number[] | null {
  const arrivals = screens.map(() => 0);
  for (const { items } of screens) for (const { target } of items) if (target !== null) arrivals[target]!++;
  const order = screens.flatMap((_, index) => (arrivals[index] === 0 ? [index] : []));
  for (const index of order) {
    for (const { target } of screens[index]!.items) {
      if (target !== null && --arrivals[target]! === 0) order.push(target);
    }
  }
  return order.length === screens.length ? order : null;
}
