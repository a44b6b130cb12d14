import { dateSchema } from '@smile/contract/common';
import { currencySchema } from '@smile/contract/iso-codes';
import { genderSchema } from '@smile/contract/user-data';
import { z } from 'zod';
import type { LookupFindings, SourceKind } from '../lookup-source.ts';

const text = z.string().max(2000);
const maybe = text.nullish().transform((value) => value ?? null);

/** More than any source sends; items travel between processes in one message. */
const maxItems = 5000;

/** Values may be texts, numbers or booleans; all are stored as texts. */
const items = z
  .array(
    z.object({
      name: z.string().min(1).max(200),
      value: z.union([text, z.number(), z.boolean()]).nullable().transform(toText),
      valueType: z.enum(['STRING', 'NUMBER', 'BOOLEAN']),
    }),
  )
  .max(maxItems);

const mawItems = z
  .array(
    z.object({
      date: dateSchema,
      level: z.union([z.string(), z.number()]).transform(String),
      platformId: z.string().min(1).max(200),
      duration: z.union([z.string(), z.number()]).nullish().transform(toText),
      source: z.string().min(1).max(50),
      platformTags: z.array(text).max(20).default([]),
    }),
  )
  .max(maxItems);

const claim = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);

const subject = z.object({
  firstName: text,
  middleName: maybe,
  lastName: text,
  suffix: maybe,
  dob: dateSchema.nullish().transform((value) => value ?? null),
  gender: maybe,
  addresses: listOrNull(text),
  emails: listOrNull(
    z.object({ address: text, provider: maybe, isDeliverable: claim, isDisposable: claim, isFreeProvider: claim }),
  ),
  phones: listOrNull(z.object({ number: text, provider: maybe, isActive: claim, isDisposable: claim })),
  ids: z.array(z.object({ idType: text, idSubType: maybe, idNumber: text.nullable() })).default([]),
});

const record = z.object({
  fullName: text,
  curp: text,
  nss: text,
  reportDate: dateSchema,
  employerName: text,
  employerRegistration: text,
  gender: genderSchema.nullish().transform((value) => value ?? null),
  state: maybe,
  contributionDays: z.number().int().min(0),
  contributionBaseAmount: z.number().min(0),
  currency: currencySchema.default('MXN'),
  payMark: claim,
});

/** Fields that an adapter sends with `resultCode: SUCCESS`, mapped to findings. */
export const findingSchemas: { [K in SourceKind]: z.ZodType<LookupFindings[K]> } = {
  verifications: z.object({ subject }).transform((answer) => answer.subject),
  signals: z.object({ items }).transform((answer) => answer.items),
  blacklists: z
    .object({ result: z.object({ hit: z.boolean(), dates: z.array(dateSchema) }) })
    .transform((a) => a.result),
  footprints: z.object({ items }).transform((answer) => answer.items),
  maws: z.object({ items: mawItems }).transform((answer) => answer.items),
  maws3: z.object({ items }).transform((answer) => answer.items),
  validations: z.object({ holderName: text.min(1) }),
  socialSecurities: z.object({ record }).transform((answer) => answer.record),
};

export const outcomeSchema = z.object({
  resultCode: z.enum(['SUCCESS', 'NO_DATA', 'SYSTEM_ERROR', 'SERVICE_UNAVAILABLE']),
  resultMessage: z.string().max(1000).nullish(),
});

function listOrNull<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .transform((list) => list ?? null);
}

function toText(value: string | number | boolean | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
