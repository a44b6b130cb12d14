import type { NextItem, Test } from '../document.ts';
import { formFieldPath, linkedIdsPath, queryPath } from '../field-paths.ts';
import type { FieldPaths } from './component-paths.ts';
import { openScreenTarget } from './read-next-config.ts';

export function writeRouter({ kept, type, target, condition }: NextItem, paths: FieldPaths) {
  const isWritten = condition.items.length > 0 || condition.kept !== undefined;
  const expressions = condition.items.map((test) => writeTest(test, paths));
  return {
    target: target ?? (type === 'ROUTE_SCREEN' ? openScreenTarget : ''),
    conditions: isWritten ? [{ logicOperator: condition.type, expressions, ...condition.kept }] : [],
    ...kept,
  };
}

function writeTest({ kept, field, type, value }: Test, paths: FieldPaths) {
  return { field: writeField(field, paths), comparisonOperator: type, value, ...kept };
}

function writeField(field: Test['field'], { pathOf }: FieldPaths): string {
  if (field.kind === 'unknown') return field.path;
  if (field.kind === 'query') return queryPath(field.key);
  if (field.kind === 'linked') return linkedIdsPath(field.moduleId);
  return pathOf.get(field.componentId) ?? formFieldPath('FormModule_', field.componentId);
}
