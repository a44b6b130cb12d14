import {
  contributionPayloadSchema,
  documentPayloadSchema,
  employmentPayloadSchema,
  identityPayloadSchema,
  incomePayloadSchema,
  liabilityPayloadSchema,
  ratingPayloadSchema,
  transactionPayloadSchema,
} from '@smile/contract/user-data';
import { z } from 'zod';
import type { FetchedData } from '../connector.ts';

/** One page of an account's data, in the Open API's shapes without ids; nullable fields may be omitted. */
export const fetchedPageSchema = z.object({
  identities: itemsOf(identityPayloadSchema.omit({ id: true })),
  ratings: itemsOf(ratingPayloadSchema.omit({ id: true })),
  documents: itemsOf(documentPayloadSchema.omit({ id: true })),
  employments: itemsOf(employmentPayloadSchema.omit({ id: true })),
  incomes: itemsOf(incomePayloadSchema.omit({ id: true })),
  contributions: itemsOf(contributionPayloadSchema.omit({ id: true })),
  liabilities: itemsOf(liabilityPayloadSchema.omit({ id: true })),
  transactions: itemsOf(transactionPayloadSchema.omit({ id: true })),
}) as unknown as z.ZodType<FetchedData>;

function itemsOf(item: z.ZodObject) {
  return z.array(forgiving(item)).default([]);
}

/** Makes nullable fields and lists optional, with null and empty defaults; still rejects unknown keys. */
function forgiving(schema: z.ZodObject): z.ZodType {
  const shape = Object.entries(schema.shape).map(([name, field]) => [name, forgivingField(field as z.ZodType)]);
  return z.strictObject(Object.fromEntries(shape));
}

function forgivingField(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodArray) {
    const { element } = field;
    return (element instanceof z.ZodObject ? z.array(forgiving(element)) : field).default([]);
  }
  return field.safeParse(null).success ? field.nullish().transform((value) => value ?? null) : field;
}
