import { analysisSchemas, isReadable } from '@smile/contract/archive-analysis';
import type { z } from 'zod';

/** What a person typed as a value of the field, null for nothing; undefined where the field cannot have it. */
export function readCorrection(type: string, field: string, typed: string): string | number | null | undefined {
  const schema = isReadable(type) ? (analysisSchemas[type].shape as Record<string, z.ZodType>)[field] : undefined;
  const text = typed.trim();
  if (!schema) return undefined;
  if (text === '') return null;
  const values = [text, text.toUpperCase(), Number(text.replaceAll(',', ''))];
  return values.find((value) => schema.safeParse(value).success);
}
