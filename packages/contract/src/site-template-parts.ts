import { z } from 'zod';
import { siteLimits } from './site-limits.ts';

/** Id of a part of the site, such as `Screen_9f2c01ab`. Condition paths are built from ids, so they contain no dot. */
export const reference = z
  .string()
  .max(siteLimits.reference)
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, 'A reference starts with a letter and has letters, digits, _ and - only');

export const text = (max: number) => z.string().max(max).default('');

export const calculationSchema = z.looseObject({
  reference,
  name: text(siteLimits.name),
  type: z
    .enum(['SUM', 'DIFFERENCE', 'PRODUCT', 'QUOTIENT', 'PERCENTAGE', 'AGE'])
    .describe('PERCENTAGE is the first operand as a percentage of the second; AGE the years since a day.'),
  operands: z
    .array(
      z.looseObject({
        field: z.string().max(siteLimits.condition).optional().describe('As in conditions; otherwise `value` is used.'),
        value: z.string().max(siteLimits.condition).optional().describe('A decimal number.'),
        column: z
          .string()
          .max(siteLimits.reference)
          .optional()
          .describe('Field of a repeating group whose numbers are added; otherwise the entries are counted.'),
      }),
    )
    .max(siteLimits.operands)
    .default([]),
  decimals: z
    .number()
    .int()
    .min(0)
    .max(siteLimits.decimals)
    .default(2)
    .describe('Decimal places of the result, rounded half away from zero.'),
  emptyAsZero: z
    .boolean()
    .default(false)
    .describe('Whether an empty operand counts as 0; otherwise it leaves no result.'),
});

export const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'A language is a code such as en or fil');
export const translations = z
  .record(
    z.string().max(siteLimits.languageCode),
    z.record(z.string().max(siteLimits.translationKey), z.string().max(siteLimits.optionLines)),
  )
  .optional()
  .describe(
    'Texts in other languages: by language, then by property, `ruleMessage` or `options.` and a value. `optionLines` has lines as the list has, with translated labels.',
  );
