import { z } from 'zod';
import { dateRangeQuery, dateSchema, dateTimeSchema, idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { verificationResultSchema } from './event-data.ts';
import {
  consentFormSchema,
  consentSchema,
  idFilter,
  lookupStatusSchema,
  newConsentSchema,
  requiredMessage,
  textOrNumber,
} from './lookups.ts';
import { prcProfessions } from './prc-professions.ts';

/** Fields that the portal requires for an ID type; the API itself requires none. */
type IdTypeNeed = 'firstName' | 'lastName' | 'gender' | 'dob' | 'suffix' | 'idSubType';

/** ID types in form order. */
export const verificationIdTypes: readonly { value: string; label: string; needs: readonly IdTypeNeed[] }[] = [
  { value: 'sss_ph', label: 'SS Number', needs: [] },
  { value: 'tin_ph', label: 'Tax Identification Number', needs: ['firstName', 'lastName', 'gender', 'dob', 'suffix'] },
  { value: 'pagibig_ph', label: 'Pag-IBIG Member', needs: [] },
  { value: 'prclicense_ph', label: 'Philippine Professional', needs: ['idSubType', 'dob'] },
  { value: 'nbi_ph', label: 'NBI Clearance', needs: ['firstName'] },
];

export const noSuffix = 'N_A';
export const verificationSuffixes = [noSuffix, 'JR', 'SR', 'I', 'II', 'III', 'IV', 'V'] as const;
export const employmentStatuses = ['EMPLOYED', 'UNEMPLOYED', 'RETIRED', 'SELF-EMPLOYED', 'GIG'] as const;
export const verificationGenders = ['Male', 'Female'] as const;

const genderSchema = z.enum([...verificationGenders, 'Non-binary']);
const employmentStatusSchema = z.enum(employmentStatuses);
const text = z.string().max(200).nullish();

const newVerificationIdSchema = z
  .object({
    idType: z.string().trim().min(1).max(100),
    idSubType: text,
    idNumber: textOrNumber(z.string().trim().min(1).max(100)),
  })
  .refine(({ idType, idSubType }) => idType !== 'prclicense_ph' || !idSubType || prcProfessions.includes(idSubType), {
    message: 'must be one of the professions of prclicense_ph',
    path: ['idSubType'],
  })
  .meta({ id: 'VerificationIdRequest' });

const newVerificationSchema = z
  .object({
    firstName: text,
    middleName: text,
    lastName: text,
    suffix: text.describe('`N_A` stands for none.'),
    fullName: z.string().max(500).nullish(),
    additionalData: z
      .object({
        email: text,
        phone: textOrNumber(text),
        dob: dateSchema.nullish(),
        gender: genderSchema.nullish(),
        address: z.string().max(1000).nullish(),
        employer: text,
        employmentStatus: employmentStatusSchema.nullish(),
        ids: z.array(newVerificationIdSchema).max(20).nullish(),
      })
      .nullish(),
    consent: newConsentSchema,
  })
  .refine(({ firstName, lastName, fullName }) => [firstName, lastName, fullName].some((name) => name?.trim()), {
    message: 'A name is needed: fullName, firstName or lastName',
    path: ['fullName'],
  })
  .refine(({ additionalData }) => additionalData?.ids?.length || additionalData?.email?.trim(), {
    message: 'An identifier or an email address is needed',
    path: ['additionalData', 'ids'],
  })
  .meta({ id: 'VerificationCreateRequest' });
export type NewVerification = z.output<typeof newVerificationSchema>;

const sent = z.string().nullable();

const verificationSchema = z
  .object({
    id: z.string(),
    createdAt: dateTimeSchema,
    updatedAt: dateTimeSchema,
    status: lookupStatusSchema,
    errorMessage: z.string().nullable().describe('Null unless the status is ERROR.'),
    requestMeta: z.object({
      firstName: sent,
      middleName: sent,
      lastName: sent,
      suffix: sent,
      fullName: sent,
      additionalData: z
        .object({
          email: sent,
          phone: sent,
          dob: dateSchema.nullable(),
          gender: genderSchema.nullable(),
          address: sent,
          employer: sent,
          employmentStatus: employmentStatusSchema.nullable(),
          ids: z.array(z.object({ idType: z.string(), idSubType: sent, idNumber: z.string() })),
        })
        .nullable(),
      consent: consentSchema,
    }),
    result: verificationResultSchema.nullable().describe('Null until the verification is complete.'),
  })
  .meta({ id: 'Verification' });
export type Verification = z.infer<typeof verificationSchema>;
export type VerificationResult = z.infer<typeof verificationResultSchema>;

const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean().optional(),
);

const required = z.string().trim().min(1, requiredMessage);
const idFormSchema = z.object({ idType: required, idSubType: z.string(), idNumber: required });

/** The portal's form. The first ID is the primary one; the chosen ID types make further fields required. */
export const verificationFormSchema = z
  .object({
    fullName: required,
    firstName: z.string().trim(),
    middleName: z.string().trim(),
    lastName: z.string().trim(),
    suffix: z.string(),
    gender: z.string(),
    dob: z.string(),
    email: z.string().trim(),
    phone: z.string().trim(),
    address: z.string().trim(),
    employer: z.string().trim(),
    employmentStatus: z.string(),
    ids: z.array(idFormSchema).min(1),
    consent: consentFormSchema,
  })
  .superRefine((form, check) => {
    form.ids.forEach((id, index) => {
      for (const need of verificationIdTypes.find(({ value }) => value === id.idType)?.needs ?? []) {
        const isSubType = need === 'idSubType';
        if (isSubType ? id.idSubType : form[need]) continue;
        check.addIssue({ code: 'custom', message: requiredMessage, path: isSubType ? ['ids', index, need] : [need] });
      }
    });
  });

const tag = 'Verifications';

export const verificationsApi = {
  create: endpoint({
    operationId: 'createVerification',
    summary: 'Verify the details of a person',
    description: [
      'Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING`',
      'until the source has answered. `VERIFICATION_STARTED` and `VERIFICATION_COMPLETED` are sent to webhooks.',
      'A name and an identifier or an email address are needed. Names and addresses match tolerantly: upper and lower',
      'case, accents, punctuation, the order of names and initials do not matter. Dates, gender and numbers match',
      'exactly. `finalMatches` says that the name belongs to the identifiers; without that, nothing else is said about',
      'the person. What was not sent, or cannot be checked, is null. Each request spends one unit of its allowance.',
    ].join(' '),
    tag,
    method: 'POST',
    path: '/alpha/verifications',
    auth: 'openApi',
    body: newVerificationSchema,
    answer: verificationSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  list: endpoint({
    operationId: 'listVerifications',
    summary: 'List verifications, newest first',
    tag,
    method: 'GET',
    path: '/alpha/verifications',
    auth: 'openApi',
    query: pageQuery().extend({ verificationId: idFilter, finalMatches: flag, ...dateRangeQuery.shape }),
    answer: listOf(verificationSchema),
  }),
  get: endpoint({
    operationId: 'getVerification',
    summary: 'Get a verification',
    tag,
    method: 'GET',
    path: '/alpha/verifications/{id}',
    auth: 'openApi',
    params: idParams,
    answer: verificationSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
