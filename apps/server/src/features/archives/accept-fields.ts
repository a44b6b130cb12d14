import { fieldNames, type ReadableType } from '@smile/contract/archive-analysis';
import { archiveAnalysisSchema } from '@smile/contract/archive-results';
import type { z } from 'zod';
import type { ReadField } from '../document-reading/extract/read-field.ts';
import type { Fields } from './validation/field-values.ts';

export const unread: ReadField = {
  value: null,
  confidence: 0,
  page: null,
  box: null,
  label: null,
  reason: 'Not found on the pages.',
};

/** Returns every field of the type; values outside the API's limits become null with a reason. */
export function acceptFields(type: ReadableType, fields: Fields): Record<string, ReadField> {
  return Object.fromEntries(
    fieldNames(type).map((name) => {
      const field = fields[name] ?? unread;
      if (isAcceptable(name, field.value)) return [name, field];
      return [name, { ...field, value: null, reason: `This is not a valid value of this field: ${field.value}.` }];
    }),
  );
}

const maxAmount = 1e12;
const maxCharacters = 1000;

/** Whether any document type has the field; false for inherited names such as `__proto__`. */
export function isField(name: string): boolean {
  return Object.hasOwn(archiveAnalysisSchema.shape, name);
}

/** Whether the field can have this value. */
export function isAcceptable(name: string, value: unknown): boolean {
  if (!isField(name)) return false;
  if (typeof value === 'number' && Math.abs(value) > maxAmount) return false;
  if (typeof value === 'string' && value.length > maxCharacters) return false;
  return (archiveAnalysisSchema.shape as Record<string, z.ZodType>)[name]!.safeParse(value).success;
}
