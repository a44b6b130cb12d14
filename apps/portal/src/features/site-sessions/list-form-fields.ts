import { listStoredFiles, type StoredFile } from '@smile/site-model/visits/stored-files';

interface FormField {
  field: string;
  value: string;
  files: StoredFile[];
}

/** Entered values as texts in form order; "-" if omitted. */
export function listFormFields(data: Record<string, unknown>): FormField[] {
  return Object.entries(data).map(([field, value]) => ({
    field,
    value: describe(value),
    files: listStoredFiles(value),
  }));
}

function describe(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (isRange(value)) return `${value.startDate} – ${value.endDate}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isRange(value: unknown): value is { startDate: string; endDate: string } {
  return typeof value === 'object' && value !== null && 'startDate' in value && 'endDate' in value;
}
