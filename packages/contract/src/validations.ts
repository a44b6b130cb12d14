import { z } from 'zod';
import { idParams, idSchema, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { countrySchema } from './iso-codes.ts';
import { consentSchema, emptyAsNull, lookupCourse, lookupDates, lookupHead, newConsentSchema } from './lookups.ts';

export const validationTemplateId = 'tpl-vld006001';

const validationIdTypeSchema = z
  .string()
  .transform((type) => type.toUpperCase())
  .pipe(z.enum(['NATIONAL_ID', 'REGISTRATION_ID']))
  .meta({ id: 'ValidationIdType' });

const validationResultSchema = z
  .object({
    type: z.enum(['BankAccount']),
    matchScore: z
      .number()
      .int()
      .min(0)
      .max(100)
      .describe('Similarity of the sent name and the name of the account; 0 for an account that cannot exist.'),
    matchScoreDescription: z
      .enum(['Strong Match', 'Partial Match', 'Weak Match'])
      .describe('From 85, from 50, and below 50.'),
  })
  .meta({ id: 'AlphaValidationResult' });
export type ValidationResult = z.infer<typeof validationResultSchema>;

const text = z.string().nullable();

const validationSchema = z
  .object({
    ...lookupHead,
    result: validationResultSchema
      .nullable()
      .describe('Null until the validation is complete, and if there is no data.'),
    requestMeta: z.object({
      name: z.string(),
      idType: z.enum(['NATIONAL_ID', 'REGISTRATION_ID']).nullable(),
      idNumber: text,
      countryCode: countrySchema.nullable(),
      bic: text,
      iban: text,
      accountNumber: text,
      templateId: z.string(),
      consent: consentSchema,
    }),
  })
  .meta({ id: 'AlphaValidation' });
export type Validation = z.infer<typeof validationSchema>;

const newValidationSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .describe('Name of the account holder.')
      .meta({ examples: ['George'] }),
    idType: emptyAsNull(validationIdTypeSchema).meta({ examples: ['NATIONAL_ID'] }),
    idNumber: emptyAsNull(z.string().trim().max(50)).meta({ examples: [''] }),
    countryCode: emptyAsNull(countrySchema).describe('Country of the account; required without bic.'),
    bic: emptyAsNull(z.string().trim().max(20))
      .describe('8 or 11 characters.')
      .meta({ examples: [''] }),
    iban: emptyAsNull(z.string().trim().max(50))
      .describe('Required without accountNumber.')
      .meta({ examples: ['AT611904300234573201'] }),
    accountNumber: emptyAsNull(z.string().trim().max(50)).meta({ examples: [''] }),
    templateId: emptyAsNull(z.literal(validationTemplateId)).describe('tpl-vld006001 is the default.'),
    consent: newConsentSchema,
  })
  .refine(({ iban, accountNumber }) => iban !== null || accountNumber !== null, {
    message: 'iban or accountNumber is required',
    path: ['iban'],
  })
  .refine(({ countryCode, bic }) => countryCode !== null || bic !== null, {
    message: 'countryCode or bic is required',
    path: ['countryCode'],
  })
  .meta({ id: 'AlphaValidationValidateBankAccountRequest' });
export type NewValidation = z.output<typeof newValidationSchema>;

const tag = 'Validations';

export const validationsApi = {
  create: endpoint({
    operationId: 'validateBankAccount',
    summary: 'Check whether a bank account belongs to a person',
    description: [
      'Offline checks come first: the check digits and the length of an IBAN, the form of a',
      'BIC, whether the countries agree, and the form of account numbers in IN, MX, PH, ID, CO and TH. An account that',
      'cannot exist is complete at once with the score 0, and `resultMessage` says why; no source is asked.',
      lookupCourse,
      'Sandbox: the example is an account of George; any other account that may exist has no data (`NO_DATA`).',
    ].join(' '),
    tag,
    method: 'POST',
    path: '/alpha/validations/validateBankAccount',
    auth: 'openApi',
    body: newValidationSchema,
    answer: validationSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  list: endpoint({
    operationId: 'listValidations',
    summary: 'List validations, newest first',
    tag,
    method: 'GET',
    path: '/alpha/validations',
    auth: 'openApi',
    query: pageQuery().extend({
      type: z.string().max(50).optional().describe('Only `BankAccount` exists so far.'),
      userId: idSchema
        .optional()
        .describe('Accepted, but finds nothing, since validations do not belong to end users.'),
      ...lookupDates,
    }),
    answer: listOf(validationSchema),
  }),
  get: endpoint({
    operationId: 'getValidation',
    summary: 'Get a validation',
    tag,
    method: 'GET',
    path: '/alpha/validations/{id}',
    auth: 'openApi',
    params: idParams,
    answer: validationSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
