import { type Condition, conditionTypes, type NextItem, operators, type Test, type TestField } from '../document.ts';
import { isScreenId } from '../soundness/ids.ts';
import type { FieldPaths } from './component-paths.ts';
import { note, readChoice, readInner, readObjects, readText, unknownKeys, type WireObject } from './reading.ts';

/** Target of a route whose screen is not chosen yet. */
export const unsetScreenTarget = 'Screen_';

/** Next items have no ids in the wire format, so they are numbered. */
export function readNextItem(object: WireObject, index: number, paths: FieldPaths): NextItem {
  const target = readText(object, 'target');
  const isScreen = isScreenId(target);
  return {
    ...keptIn(object, ['target', 'conditions']),
    id: `Next_${index + 1}`,
    type: isScreen ? 'ROUTE_SCREEN' : 'REDIRECT_URL',
    target: target === '' || target === unsetScreenTarget ? null : target,
    condition: readCondition(object, paths),
  };
}

/** The format does not define how several groups combine, so only one is allowed. */
function readCondition(object: WireObject, paths: FieldPaths): Condition {
  const [group, ...more] = readObjects(object, 'conditions');
  if (more.length > 0) note(object.reading, `${object.at}.conditions`, 'must be one or none');
  return group ? readGroup(group, paths) : { type: 'AND', items: [] };
}

/** The condition at a key; null if there is none. */
export function readOptionalGroup(object: WireObject, key: string, paths: FieldPaths): Condition | null {
  return Object.hasOwn(object.value, key) ? readGroup(readInner(object, key), paths) : null;
}

function readGroup(group: WireObject, paths: FieldPaths): Condition {
  const kept = keptIn(group, ['logicOperator', 'expressions']);
  const items = readObjects(group, 'expressions').map((expression) => readTest(expression, paths));
  const type = readChoice(group, 'logicOperator', conditionTypes, 'AND');
  // `kept` marks a condition that arrived without tests, so that it is written back.
  return { ...(items.length === 0 ? { kept: {} } : {}), ...kept, type, items };
}

function readTest(object: WireObject, paths: FieldPaths): Test {
  return {
    ...keptIn(object, ['field', 'comparisonOperator', 'value']),
    field: readField(readText(object, 'field'), paths),
    type: readChoice(object, 'comparisonOperator', operators),
    value: readText(object, 'value'),
  };
}

/** The source that a wire-format path refers to. */
export function readField(path: string, { componentAt, widgetAt, calculationAt }: FieldPaths): TestField {
  const [componentId, moduleId] = [componentAt.get(path), widgetAt.get(path)];
  const calculationId = calculationAt.get(path);
  if (componentId !== undefined) return { kind: 'component', componentId };
  if (moduleId !== undefined) return { kind: 'linked', moduleId };
  if (calculationId !== undefined) return { kind: 'calculated', calculationId };
  return path.startsWith('Query.') ? { kind: 'query', key: path.slice('Query.'.length) } : { kind: 'unknown', path };
}

export function keptIn(object: WireObject, known: readonly string[]): { kept?: Record<string, unknown> } {
  const kept = unknownKeys(object, known);
  return kept ? { kept } : {};
}
