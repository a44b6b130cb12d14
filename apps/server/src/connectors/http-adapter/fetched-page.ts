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
  // The lenient schemas are built at run time, so the compiler cannot infer their types.
}) as unknown as z.ZodType<FetchedData>;

function itemsOf(item: z.ZodObject) {
  return z.array(toLenientObject(item)).default([]);
}

/** Makes nullable fields and lists optional, with null and empty defaults; still rejects unknown keys. */
function toLenientObject(schema: z.ZodObject): z.ZodType {
  const shape = Object.entries(schema.shape).map(([name, field]) => [name, toLenientField(field as z.ZodType)]);
  return z.strictObject(Object.fromEntries(shape));
}

function toLenientField(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodArray) {
    const { element } = field;
    return (element instanceof z.ZodObject ? z.array(toLenientObject(element)) : field).default([]);
  }
  const isNullable = field.safeParse(null).success;
  return isNullable ? field.nullish().transform((value) => value ?? null) : field;
}
