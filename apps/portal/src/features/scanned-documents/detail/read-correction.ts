import { isReadable } from '@smile/contract/archive-analysis';
import { archiveAnalysisSchema } from '@smile/contract/archive-results';
import { z } from 'zod';

/** With or without thousands separators; a comma elsewhere would be ambiguous. */
const amountShape = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
const currencySign = /^(-?)\s*(?:₱|php|p)\s*/i;

/** Parses a typed field value: null if empty, undefined if invalid. */
export function readCorrection(type: string, field: string, typed: string): string | number | null | undefined {
  const schema = schemaOf(type, field);
  const text = typed.trim();
  if (!schema) return undefined;
  if (text === '') return null;
  const amount = text.replace(currencySign, '$1');
  const choice = choicesOf(type, field).find((each) => each.toLowerCase() === text.toLowerCase());
  const values = [text, choice, ...(amountShape.test(amount) ? [Number(amount.replaceAll(',', ''))] : [])];
  return values.find((value) => value !== undefined && schema.safeParse(value).success);
}

/** Allowed values of an enumerated field. */
function choicesOf(type: string, field: string): string[] {
  const schema = schemaOf(type, field);
  const bare = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  return bare instanceof z.ZodEnum ? bare.options.map(String) : [];
}

/** Error message for an invalid value. */
export function describeRefusal(type: string, field: string, label: string): string {
  const choices = choicesOf(type, field);
  if (isDateField(field)) return `${label} must be a date as yyyy-MM-dd.`;
  if (choices.length > 0 && choices.length <= 10) return `${label} must be one of ${choices.join(', ')}.`;
  if (schemaOf(type, field)?.safeParse(0).success) return `${label} must be a number, such as 1,234.50.`;
  return `${label} cannot have this value.`;
}

export function isDateField(field: string): boolean {
  return field.endsWith('Date') || field === 'dateOfBirth';
}

function schemaOf(type: string, field: string): z.ZodType | undefined {
  return isReadable(type) ? (archiveAnalysisSchema.shape as Record<string, z.ZodType>)[field] : undefined;
}
