import {
  addBox,
  type Box,
  boxesOf,
  type Cover,
  isEmptyMask,
  meets,
  narrow,
  type Place,
  reduceBoxes,
  type Step,
} from './boxes.ts';
import type { Field } from './fields.ts';
import type { Constraint, Layout, PlacedCondition } from './layout.ts';

/** Possible answers on arrival at a screen, as boxes; empty if unreachable. */
export interface ScreenReach {
  arrivals: Box[];
  /** Possible answers after the screen's fields were answered. */
  passed: Box[];
  /** By next item: the answers with which it is taken. */
  taken: Box[][];
  /** Answers for which no item holds. */
  fallen: Box[];
  /** Whether boxes were widened because there were too many. */
  isWidened: boolean;
}

export interface ReachSettings {
  /** Whether a screen can be completed at all. */
  isPassable: (screen: number) => boolean;
  /** Whether time is up. */
  isOver: () => boolean;
}

/**
 * Computes for each screen the answers with which it is reached, and for each item those with which it is taken, in
 * topological order. Fields that are no longer used are dropped, and boxes contained in others too. Yields each
 * screen's result; stops early when time is up.
 */
export function* reachAll(
  layout: Layout,
  { isPassable, isOver }: ReachSettings,
): Generator<{ screen: number; reach: ScreenReach }> {
  const covers = layout.screens.map((): Cover => ({ boxes: [], hull: null }));
  if (covers[0]) addBox(covers[0], firstBox(layout));
  for (const index of layout.order ?? []) {
    const arrivals = boxesOf(covers[index]!);
    const asked = isPassable(index) ? askFields(arrivals, layout, index) : { boxes: [], isWidened: false };
    const passed = asked.boxes;
    const reach = leave(passed, layout, { screen: index, isOver });
    if (reach === null) return;
    const isWidened = reach.isWidened || asked.isWidened || covers[index]!.hull !== null;
    yield { screen: index, reach: { ...reach, arrivals, passed, isWidened } };
    for (const [item, { target }] of layout.screens[index]!.items.entries()) {
      if (target === null) continue;
      if (isOver()) return;
      const copies = copiesBetween(layout, index, target);
      for (const box of reach.taken[item]!)
        addBox(covers[target]!, arrive(box, copies, { screenIndex: index, flowItemIndex: item, box }));
    }
  }
}

function firstBox({ fields, screens }: Layout): Box {
  const { live, wordCount } = screens[0]!;
  const words = new Array<number>(wordCount).fill(0);
  for (const [field, { start }] of live) writeMask(words, start, fields[field]!.maskBefore);
  return { words, isExact: true, from: null };
}

function writeMask(words: number[], start: number, mask: readonly number[]): void {
  for (let index = 0; index < mask.length; index++) words[start + index] = mask[index]!;
}

/**
 * The boxes after a screen's fields were asked; empty if a visible field cannot be answered. Processes fields in order,
 * because conditions depend on earlier ones.
 */
function askFields(arrivals: Box[], layout: Layout, screenIndex: number): ReturnType<typeof reduceBoxes> {
  const { askedFields } = layout.screens[screenIndex]!;
  const steps = [
    ...questionsOn(layout, screenIndex).map((question) => askComponent(layout, screenIndex, question)),
    ...askedFields.map((fieldIndex) => requireField(layout, screenIndex, fieldIndex)),
  ];
  let reached = { boxes: arrivals, isWidened: false };
  for (const step of steps) {
    const { boxes, isWidened } = reduceBoxes(reached.boxes.flatMap(step));
    reached = { boxes, isWidened: reached.isWidened || isWidened };
  }
  return reached;
}

/** Maps a box to the boxes after a question. */
type Asking = (box: Box) => Box[];

/** Fields of one component, which are shown or hidden together, and the calculated values that depend on it. */
interface Question {
  /** Indexes of fields. */
  fields: number[];
  recalculated: readonly number[];
  conditions: ReturnType<typeof conditionsOf>;
}

/** A hidden field is reset to its starting cells. */
function askComponent({ fields, screens }: Layout, screenIndex: number, question: Question): Asking {
  const { live } = screens[screenIndex]!;
  const write = (box: Box, fieldIndexes: readonly number[], key: 'maskAfter' | 'maskBefore') =>
    fieldIndexes.reduce((written, fieldIndex) => {
      const place = live.get(fieldIndex);
      return place ? withMask(written, place, fields[fieldIndex]![key]) : written;
    }, box);
  const isImpossible = question.fields.some((fieldIndex) => isEmptyMask(fields[fieldIndex]!.maskAfter));
  const recalculate = (box: Box) => write(box, question.recalculated, 'maskAfter');
  const ask = (box: Box) => (isImpossible ? [] : [recalculate(write(box, question.fields, 'maskAfter'))]);
  const visibleIf = question.conditions?.visibleIf;
  if (!visibleIf) return ask;
  return (box) => {
    const hidden: Box[] = [];
    const shown = splitBox(box, visibleIf, hidden);
    return [...shown.flatMap(ask), ...hidden.map((part) => recalculate(write(part, question.fields, 'maskBefore')))];
  };
}

/** The questions of a screen in order. */
function questionsOn({ fields, screens }: Layout, index: number): Question[] {
  const { screen, askedFields, conditions, recalculated } = screens[index]!;
  if (screen.type !== 'form')
    return askedFields.map((fieldIndex) => ({ fields: [fieldIndex], recalculated: [], conditions: undefined }));
  const isOf = (id: string, { source }: Field) => source.kind === 'answer' && source.componentId === id;
  const questions = screen.components.map(({ id }) => ({
    fields: askedFields.filter((fieldIndex) => isOf(id, fields[fieldIndex]!.field)),
    recalculated: recalculated.get(id) ?? [],
    conditions: conditions.get(id),
  }));
  return questions.filter((question) => question.fields.length + question.recalculated.length > 0);
}

/** Excludes empty answers if other answers make the field required. Hidden fields may stay empty. */
function requireField({ fields, screens }: Layout, screenIndex: number, fieldIndex: number): Asking {
  const { field, maskBefore, maskAfterRequired } = fields[fieldIndex]!;
  const requiredIf = conditionsOf(screens[screenIndex]!, field)?.requiredIf;
  const place = screens[screenIndex]!.live.get(fieldIndex);
  if (!requiredIf || !place) return (box) => [box];
  const allowed = maskBefore.map((word, index) => word | maskAfterRequired[index]!);
  return (box) => {
    const free: Box[] = [];
    const required = splitBox(box, requiredIf, free);
    return [...required.flatMap((part) => narrow(part, place, allowed) ?? []), ...free];
  };
}

function conditionsOf({ conditions }: Layout['screens'][number], { source }: Field) {
  return source.kind === 'answer' ? conditions.get(source.componentId) : undefined;
}

function withMask(box: Box, { start }: Place, mask: readonly number[]): Box {
  const words = box.words.slice();
  writeMask(words, start, mask);
  return { ...box, words };
}

/** Null if time ran out. */
function leave(
  passed: Box[],
  { screens }: Layout,
  { screen, isOver }: { screen: number; isOver: () => boolean },
): Omit<ScreenReach, 'arrivals' | 'passed'> | null {
  let rest = passed;
  let isWidened = false;
  const taken: Box[][] = [];
  for (const item of screens[screen]!.items) {
    if (isOver()) return null;
    if (item.constraints === null) {
      taken.push([]);
      continue;
    }
    const left: Box[] = [];
    const boxes: Box[] = [];
    for (const box of rest) boxes.push(...splitBox(box, item, left));
    const reduced = reduceBoxes(left);
    rest = reduced.boxes;
    isWidened ||= reduced.isWidened;
    taken.push(boxes);
  }
  return { taken, fallen: rest, isWidened };
}

/** Whether a condition can hold for some answers in a box. */
export function mayHold(box: Box, { constraints, isAny }: PlacedCondition): boolean {
  const holds = ({ place, holds }: Constraint) => meets(box, place, holds);
  if (constraints === null) return false;
  return isAny && constraints.length > 0 ? constraints.some(holds) : constraints.every(holds);
}

/** The parts of a box for which a condition holds; the others are added to `failing`. */
function splitBox(box: Box, condition: PlacedCondition, failing: Box[]): Box[] {
  if (!mayHold(box, condition)) {
    failing.push(box);
    return [];
  }
  const constraints = condition.constraints!;
  return condition.isAny && constraints.length > 0
    ? takeAny(box, constraints, failing)
    : [takeAll(box, constraints, failing)];
}

function takeAll(box: Box, constraints: readonly Constraint[], failing: Box[]): Box {
  let held = box;
  for (const constraint of constraints) {
    const from = markInexact(held, constraint);
    const failed = narrow(from, constraint.place, constraint.fails);
    if (failed) failing.push(failed);
    held = narrow(from, constraint.place, constraint.holds)!;
  }
  return held;
}

/** Disjoint parts: in each, one test holds and all earlier ones fail. */
function takeAny(box: Box, constraints: readonly Constraint[], failing: Box[]): Box[] {
  const held: Box[] = [];
  let rest = box;
  for (const constraint of constraints) {
    const from = markInexact(rest, constraint);
    const part = narrow(from, constraint.place, constraint.holds);
    if (part) held.push(part);
    const failed = narrow(from, constraint.place, constraint.fails);
    if (!failed) return held;
    rest = failed;
  }
  failing.push(rest);
  return held;
}

function markInexact(box: Box, { isExact }: Constraint): Box {
  return isExact || !box.isExact ? box : { ...box, isExact };
}

/** For each word of the target's boxes, the index of its source word. */
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
