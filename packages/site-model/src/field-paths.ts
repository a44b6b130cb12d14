import type { CalculationId, ModuleId } from './document.ts';

/** `field` is a field's name, or the component's id while its name tells it from no other. */
export function formFieldPath(moduleId: ModuleId, field: string): string {
  return `${moduleId}.output.data.formData.${field}`;
}

export function linkedIdsPath(moduleId: ModuleId): string {
  return `${moduleId}.output.data.linkedDatasourceIds`;
}

export function calculationPath(calculationId: CalculationId): string {
  return `${calculationId}.output.value`;
}

export function queryPath(key: string): string {
  return `Query.${key}`;
}
