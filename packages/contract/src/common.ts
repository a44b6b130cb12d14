import { z } from 'zod';

export const modeSchema = z.enum(['SANDBOX', 'PRODUCTION']).meta({ id: 'Mode' });
export type Mode = z.infer<typeof modeSchema>;

/** Display names. */
export const modeNames = { SANDBOX: 'Sandbox', PRODUCTION: 'Production' } as const satisfies Record<Mode, string>;

export const roleSchema = z.enum(['ADMIN', 'DEVELOPER']).meta({ id: 'Role' });
export type Role = z.infer<typeof roleSchema>;

/** The calendar has no year 0. */
const hasYear = (text: string) => !text.startsWith('0000');

/** UTC with whole seconds, `yyyy-MM-ddTHH:mm:ssZ`. */
export const dateTimeSchema = z.iso
  .datetime()
  .refine(hasYear, 'must be a time from year 1 on')
  .meta({ examples: ['2026-01-31T08:30:00Z'] });
/** Calendar date, `yyyy-MM-dd`. */
export const dateSchema = z.iso
  .date()
  .refine(hasYear, 'must be a date from year 1 on')
  .meta({ examples: ['2026-01-31'] });
/** Calendar month, `yyyy-MM`. */
export const monthSchema = z
  .string()
  .regex(/^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/)
  .meta({ examples: ['2026-01'] });

export const idSchema = z.string().min(1).max(200);
const shownIdCharacters = 8;

/** The end of an id or key, which is enough to tell it from others; the search finds it. */
export function shortenId(id: string): string {
  return `…${id.slice(-shownIdCharacters)}`;
}

export const idParams = z.object({ id: idSchema });
export const modeQuery = z.object({ mode: modeSchema });

/** One below the maximum of a PostgreSQL `integer`, so that it can still be incremented. */
export const maxCount = 2 ** 31 - 2;
/** Numbers from 0, such as versions and revisions. */
export const countSchema = z.int().min(0).max(maxCount);
/** Version number in a body. */
export const versionNumberSchema = countSchema.min(1);
/** Version number in a path or query. */
export const versionTextSchema = z.coerce.number().pipe(versionNumberSchema);

export const maxPageSize = 150;

/** Query of every list: `size` (1 to 150) and an opaque `cursor`. */
export function pageQuery(defaultSize = 10) {
  return z.object({
    size: z.coerce.number().int().min(1).max(maxPageSize).default(defaultSize),
    cursor: z.string().max(500).optional(),
  });
}

export const dateRangeQuery = z.object({ startDate: dateSchema.optional(), endDate: dateSchema.optional() });

/** A page of a list; `nextCursor` is null on the last page. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ nextCursor: z.string().nullable(), items: z.array(item) });
}
export type List<T> = { nextCursor: string | null; items: T[] };

export const emailSchema = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(200, 'Email must be a valid email address')
  .pipe(z.email('Email must be a valid email address'));
