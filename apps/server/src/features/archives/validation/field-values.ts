import type { FieldName } from '@smile/contract/archive-analysis';
import type { ReadField } from '../../document-reading/extract/read-field.ts';

export type Fields = Partial<Record<FieldName, ReadField>>;

export function textOf(fields: Fields, ...names: FieldName[]): string | null {
  for (const name of names) {
    const value = fields[name]?.value;
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}

export function numberOf(fields: Fields, name: FieldName): number | null {
  const value = fields[name]?.value;
  return typeof value === 'number' ? value : null;
}

/** Full name of the document's person. */
export function nameOf(fields: Fields): string | null {
  const whole = textOf(fields, 'employeeName', 'fullName', 'name');
  if (whole) return whole;
  const parts = [textOf(fields, 'firstName'), textOf(fields, 'middleName'), textOf(fields, 'lastName')];
  return parts.filter((part) => part !== null).join(' ') || null;
}

/** ID numbers with the names that account documents use. */
export function listNumbers(fields: Fields): { name: string; number: string }[] {
  return idNumbers.flatMap(({ field, name }) => {
    const number = textOf(fields, field);
    return number ? [{ name, number }] : [];
  });
}

const idNumbers = [
  { field: 'ssNumber', name: 'SSS' },
  { field: 'philHealthNumber', name: 'PhilHealth' },
  { field: 'taxNumber', name: 'TIN' },
  { field: 'pagIbigNumber', name: 'Pag-IBIG' },
  { field: 'nbiIdNumber', name: 'NBI Clearance' },
] as const;
