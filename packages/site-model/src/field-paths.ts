import type { CalculationId, ModuleId } from './document.ts';

/** `field` is the field's name, or the component's id if the name is not unique. */
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
