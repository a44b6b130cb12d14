import { isFlowInput } from '../answers.ts';
import type { ComponentId, ModuleId, ScreenId } from '../document.ts';
import type { AnswerValue } from '../values.ts';
import { type Box, hasCell } from './boxes.ts';
import type { Layout } from './layout.ts';

/** Example answers for a claim: entered along the path, they lead to its last screen and beyond. */
export interface VisitExample {
  path: ScreenId[];
  answers: Record<ComponentId, AnswerValue>;
  linked: Record<ModuleId, string[]>;
  query: Record<string, string>;
}

/** Answers for fields that no test uses. */
export interface Filling {
  /** Answers by component; undefined if unknown. */
  answers: ReadonlyMap<ComponentId, AnswerValue | undefined>;
  /** Providers and document types that can be linked. */
  sourceIds: readonly string[];
}

interface Writing {
  example: VisitExample;
  /** Chosen cell per field, for fields used from here on. */
  chosen: Map<number, number>;
}

/** An example that leaves a screen with answers of the box; null if some answer is unknown. */
export function exampleOfLeaving(layout: Layout, screenIndex: number, box: Box, filling: Filling): VisitExample | null {
  const writing: Writing = { example: { path: [], answers: {}, linked: {}, query: {} }, chosen: new Map() };
  return writeBack(layout, { screenIndex, box }, writing, filling);
}

/** An example that reaches a screen with answers of the box. */
export function exampleOfArriving(
  layout: Layout,
  screenIndex: number,
  box: Box,
  filling: Filling,
): VisitExample | null {
  const path = [layout.screens[screenIndex]!.screen.id];
  const writing: Writing = { example: { path, answers: {}, linked: {}, query: {} }, chosen: new Map() };
  if (!chooseCells(layout, screenIndex, box, writing.chosen)) return null;
  return writeBack(layout, box.from, writing, filling);
}

/** Works backwards from the last step. A chosen cell also applies to earlier boxes until the field is asked. */
function writeBack(
  layout: Layout,
  last: { screenIndex: number; box: Box } | null,
  writing: Writing,
  filling: Filling,
): VisitExample | null {
  for (let step = last; step; step = step.box.from) {
    if (!chooseCells(layout, step.screenIndex, step.box, writing.chosen)) return null;
    if (!writeScreen(layout, step.screenIndex, writing, filling)) return null;
  }
  writeQuery(layout, writing);
  return writing.example;
}

function chooseCells({ fields, screens }: Layout, screenIndex: number, box: Box, chosen: Map<number, number>): boolean {
  for (const [index, place] of screens[screenIndex]!.live) {
    if (chosen.has(index)) continue;
    const { field } = fields[index]!;
    const cell = field.cells.findIndex(
      ({ example }, number) => example !== undefined && hasCell(box.words, place, number),
    );
    if (cell < 0) return false;
    chosen.set(index, cell);
  }
  return true;
}

/** Writes the answers entered on a screen, and clears the choices of its fields. */
function writeScreen({ fields, screens }: Layout, index: number, { example, chosen }: Writing, filling: Filling) {
  const { screen, askedFields, live } = screens[index]!;
  example.path.unshift(screen.id);
  const read = new Map<ComponentId, AnswerValue | undefined>();
  const linked: string[] = [];
  for (const number of askedFields) {
    if (!live.has(number)) continue;
    const { source, linkedId, cells, tests } = fields[number]!.field;
    const cell = chosen.get(number)!;
    if (source.kind === 'answer' && tests.length > 0) read.set(source.componentId, cells[cell]!.example);
    if (linkedId !== null && cell === 1) linked.push(linkedId);
    chosen.delete(number);
  }
  if (screen.type === 'form') {
    for (const component of screen.components.filter(isFlowInput)) {
      const { id, visibleIf } = component;
      const answer = read.has(id) ? read.get(id) : filling.answers.get(id);
      if (answer === undefined && !visibleIf) return false;
      example.answers[id] = answer ?? null;
    }
  }
  if (screen.type === 'widget') {
    const tested = askedFields.map((number) => fields[number]!.field.linkedId);
    const other = filling.sourceIds.find((id) => !tested.includes(id));
    if (linked.length === 0 && !screen.isSkippable) {
      if (other === undefined) return false;
      linked.push(other);
    }
    example.linked[screen.moduleId] = linked;
  }
  return true;
}

function writeQuery({ flow, fields }: Layout, { example, chosen }: Writing): void {
  for (const { key, value } of flow.urlParams) example.query[key] = value;
  for (const [number, cell] of chosen) {
    const { source, cells } = fields[number]!.field;
    const text = cells[cell]!.example;
    if (source.kind === 'query') example.query[source.key] = typeof text === 'string' ? text : '';
  }
}
