import type { Condition, NextItem, Test } from '../document.ts';
import { calculationPath, formFieldPath, linkedIdsPath, queryPath } from '../field-paths.ts';
import type { FieldPaths } from './component-paths.ts';
import { unsetScreenTarget } from './read-next-config.ts';

export function writeRouter({ kept, type, target, condition }: NextItem, paths: FieldPaths) {
  const isWritten = condition.items.length > 0 || condition.kept !== undefined;
  return {
    target: target ?? (type === 'ROUTE_SCREEN' ? unsetScreenTarget : ''),
    conditions: isWritten ? [writeCondition(condition, paths)] : [],
    ...kept,
  };
}

export function writeCondition({ type, items, kept }: Condition, paths: FieldPaths) {
  return { logicOperator: type, expressions: items.map((test) => writeTest(test, paths)), ...kept };
}

function writeTest({ kept, field, type, value }: Test, paths: FieldPaths) {
  return { field: writeField(field, paths), comparisonOperator: type, value, ...kept };
}

export function writeField(field: Test['field'], { pathOf }: FieldPaths): string {
  if (field.kind === 'unknown') return field.path;
  if (field.kind === 'query') return queryPath(field.key);
  if (field.kind === 'calculated') return calculationPath(field.calculationId);
  if (field.kind === 'linked') return linkedIdsPath(field.moduleId);
  return pathOf.get(field.componentId) ?? formFieldPath('FormModule_', field.componentId);
}
