import { isFlowInput } from '../answers.ts';
import { comparisonHolds } from '../conditions.ts';
import type { ComponentId, ScreenId } from '../document.ts';
import type { FlowCondition, FlowScreen, SiteFlow } from '../flow.ts';
import { maskOf, type Place } from './boxes.ts';
import { conditionsOn, type Field, fieldKey, isCertain } from './fields.ts';

/** A site in numeric form: its fields with their positions in a bitset, and its items as masks. */
export interface Layout {
  flow: SiteFlow;
  fields: PlacedField[];
  screens: PlacedScreen[];
  /** Topological order of the screens; null if there is a cycle. */
  order: number[] | null;
}

export interface PlacedField {
  field: Field;
  /** The cells of `field`, as masks. */
  maskBefore: number[];
  maskAfter: number[];
  maskAfterRequired: number[];
}

interface PlacedScreen {
  screen: FlowScreen;
  /** Indexes of the fields asked on this screen, in component order. */
  askedFields: number[];
  conditions: ReadonlyMap<ComponentId, PlacedConditions>;
  /** Indexes of the calculated values that depend on a component. */
  recalculated: ReadonlyMap<ComponentId, number[]>;
  items: PlacedItem[];
  /** Indexes of the fields used in texts. */
  textFields: number[];
  /** Word positions of the live fields, by field index: those used here or on a later screen. */
  live: Map<number, Place>;
  wordCount: number;
}

interface PlacedItem extends PlacedCondition {
  /** Index of the next screen; null for an end of the visit. */
  target: number | null;
}

/** Conditions of a component, where it has them. */
interface PlacedConditions {
  visibleIf: PlacedCondition | null;
  requiredIf: PlacedCondition | null;
}

export interface PlacedCondition {
  /** Constraints by field; null if they never hold. */
  constraints: Constraint[] | null;
  /** Whether one constraint is enough. */
  isAny: boolean;
}

export interface Constraint {
  fieldIndex: number;
  /** Position in the boxes of the item's screen. */
  place: Place;
  /** Masks of the cells in which the tests may hold and may fail. */
  holds: number[];
  fails: number[];
  /** Whether no cell may both hold and fail. */
  isExact: boolean;
}

/** @param shown keys of fields used in texts, by screen, if the proof tracks them */
export function layOut(
  flow: SiteFlow,
  byKey: ReadonlyMap<string, Field>,
  shown: ReadonlyMap<ScreenId, readonly string[]> = new Map(),
): Layout {
  const indexByKey = new Map([...byKey.keys()].map((key, index) => [key, index]));
  const fields = [...byKey.values()].map(
    (field): PlacedField => ({
      field,
      maskBefore: maskOf(field.cellsBefore),
      maskAfter: maskOf(field.cellsAfter),
      maskAfterRequired: maskOf(field.cellsAfterRequired),
    }),
  );
  const screenIndexes = new Map(flow.screens.map(({ id }, index) => [id, index]));
  const screens = flow.screens.map((screen): PlacedScreen => {
    const lookup = { indexByKey, fields };
    const items = screen.next.map((item): PlacedItem => {
      const target = item.type === 'ROUTE_SCREEN' ? screenIndexes.get(item.target)! : null;
      return { target, ...placeCondition(item, lookup) };
    });
    const conditions = placeConditions(screen, lookup);
    const textFields = (shown.get(screen.id) ?? []).map((key) => indexByKey.get(key)!);
    const [askedFields, recalculated] = [askedOn(screen, fields), recalculatedOn(screen, fields)];
    return {
      screen,
      askedFields,
      conditions,
      recalculated,
      items,
      textFields,
      live: new Map(),
      wordCount: 0,
    };
  });
  const order = sortScreens(screens);
  for (const screen of [...(order ?? [])].reverse()) addLive(screens[screen]!, screens, fields);
  return { flow, fields, screens, order };
}

function askedOn(screen: FlowScreen, fields: readonly PlacedField[]): number[] {
  const places = new Map(screen.type === 'form' ? screen.components.map(({ id }, place) => [id, place]) : []);
  const placeOf = (number: number) => {
    const { source } = fields[number]!.field;
    return source.kind === 'answer' ? places.get(source.componentId)! : 0;
  };
  const asked = fields.flatMap(({ field: { source } }, index) => {
    if (source.kind === 'answer') return places.has(source.componentId) ? [index] : [];
    return source.kind === 'linked' && screen.moduleId === source.moduleId ? [index] : [];
  });
  return asked.sort((left, right) => placeOf(left) - placeOf(right));
}

function recalculatedOn(screen: FlowScreen, fields: readonly PlacedField[]): Map<ComponentId, number[]> {
  const components = screen.type === 'form' ? screen.components : [];
  return new Map(
    components.flatMap(({ id }) => {
      const numbers = fields.flatMap(({ field }, number) => (field.operands?.has(id) ? [number] : []));
      return numbers.length > 0 ? [[id, numbers]] : [];
    }),
  );
}

function placeConditions(screen: FlowScreen, lookup: FieldLookup): Map<ComponentId, PlacedConditions> {
  const place = (condition: FlowCondition | undefined) => (condition ? placeCondition(condition, lookup) : null);
  const components = screen.type === 'form' ? screen.components : [];
  const conditional = components.filter((component) => conditionsOn(component).length > 0);
  return new Map(
    conditional.map((component) => {
      const requiredIf = isFlowInput(component) ? component.requiredIf : undefined;
      return [component.id, { visibleIf: place(component.visibleIf), requiredIf: place(requiredIf) }];
    }),
  );
}

interface FieldLookup {
  indexByKey: ReadonlyMap<string, number>;
  fields: readonly PlacedField[];
}

/** Placeholder until `addLive` places the constraint. */
const nowhere: Place = { start: 0, end: 0 };

/** Combines all tests of a field into one mask. */
function placeCondition(item: FlowCondition, { indexByKey, fields }: FieldLookup): PlacedCondition {
  const isAny = item.isAny ?? false;
  const outcomes = new Map<number, { holds: boolean[]; fails: boolean[] }>();
  for (const test of item.tests) {
    const key = fieldKey(test);
    const number = key === null ? undefined : indexByKey.get(key);
    if (number === undefined) {
      // Constant in every visit: it either decides the condition or can be dropped.
      if (comparisonHolds(null, test) === isAny) return { constraints: isAny ? [] : null, isAny };
      continue;
    }
    const { field } = fields[number]!;
    const index = field.tests.findIndex(({ type, value }) => type === test.type && value === test.value);
    const isKnown = isCertain(field, test);
    const mayHold = field.cells.map(({ truths }) => !isKnown || truths[index]!);
    const mayFail = field.cells.map(({ truths }) => !isKnown || !truths[index]!);
    const known = outcomes.get(number);
    outcomes.set(number, {
      holds: known ? join(known.holds, mayHold, isAny) : mayHold,
      fails: known ? join(known.fails, mayFail, !isAny) : mayFail,
    });
  }
  if (isAny && outcomes.size === 0) return { constraints: null, isAny };
  const constraints = [...outcomes].map(([fieldIndex, { holds, fails }]) => ({
    fieldIndex,
    place: nowhere,
    // Never exact for calculated values: the proof does not track which answers produce which result.
    isExact: !fields[fieldIndex]!.field.operands && holds.every((held, cell) => held !== fails[cell]),
    holds: maskOf(holds),
    fails: maskOf(fails),
  }));
  return { constraints, isAny };
}

function join(one: readonly boolean[], other: readonly boolean[], isAny: boolean): boolean[] {
  return one.map((value, index) => (isAny ? value || other[index]! : value && other[index]!));
}

/** Assigns positions to the fields used on this screen, its components or later screens. */
function addLive(screen: PlacedScreen, screens: readonly PlacedScreen[], fields: readonly PlacedField[]): void {
  const live = new Set(screen.textFields);
  const read = [...screen.items, ...[...screen.conditions.values()].flatMap(listPlaced)];
  const constraints = read.flatMap(({ constraints }) => constraints ?? []);
  for (const { fieldIndex } of constraints) live.add(fieldIndex);
  for (const { target } of screen.items) {
    if (target !== null) for (const field of screens[target]!.live.keys()) live.add(field);
  }
  for (const field of live) {
    const end = screen.wordCount + fields[field]!.maskBefore.length;
    screen.live.set(field, { start: screen.wordCount, end });
    screen.wordCount = end;
  }
  for (const constraint of constraints) constraint.place = screen.live.get(constraint.fieldIndex)!;
}

function listPlaced({ visibleIf, requiredIf }: PlacedConditions): PlacedCondition[] {
  return [visibleIf, requiredIf].filter((condition) => condition !== null);
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
