import { z } from 'zod';
import { dateSchema, dateTimeSchema, monthSchema } from './common.ts';
import { insightFeaturesSchema } from './insight-features.ts';
import { countrySchema, currencySchema } from './iso-codes.ts';

const text = z.string().nullable();
const number = z.number().nullable();
const date = dateSchema.nullable();

export const genderSchema = z.enum(['Male', 'Female', 'Non-binary']).meta({ id: 'RefGender' });
export const maritalStatusSchema = z
  .enum(['Divorced', 'Married', 'Separated', 'Single', 'Widowed', 'Lifetime Partner'])
  .meta({ id: 'RefMaritalStatus' });
const payPeriodSchema = z
  .enum([
    'Hourly',
    'Daily',
    'Weekly',
    'Semimonthly',
    'Monthly',
    'Bimonthly',
    'Quarterly',
    'Annually',
    'Variable',
    'Unspecified',
  ])
  .meta({ id: 'RefPayPeriod' });

export const addressSchema = z
  .object({
    fullAddress: text,
    line1: text,
    line2: text,
    city: text,
    region: text,
    zip: text,
    country: countrySchema.nullable(),
    latitude: z
      .string()
      .regex(/^[+-]?(?:90(?:\.0{1,6})?|[0-8]?\d(?:\.\d{1,6})?)$/)
      .nullable(),
    longitude: z
      .string()
      .regex(/^[+-]?(?:180(?:\.0{1,6})?|(?:\d{1,2}|1[0-7]\d)(?:\.\d{1,6})?)$/)
      .nullable(),
    type: z.enum(['Primary', 'Secondary']).nullable(),
    tags: z.array(
      z
        .enum(['Primary', 'Secondary', 'Home', 'Work', 'Mailing', 'Foreign', 'Billing', 'Permanent', 'Shipping'])
        .nullable(),
    ),
  })
  .meta({ id: 'RefAddress' });

export const identityPayloadSchema = z
  .object({
    id: z.string(),
    fullName: z.string(),
    firstName: text,
    middleName: text,
    lastName: text,
    suffix: text,
    gender: genderSchema.nullable(),
    dob: date,
    maritalStatus: maritalStatusSchema.nullable(),
    countryResidence: countrySchema.nullable(),
    citizenship: z.enum(['Citizen', 'Resident Alien', 'Non-resident Alien', 'Undocumented', 'Others']).nullable(),
    photoUrl: text,
    referenceId: text,
    profileUrl: text,
    latestEmployerName: text.meta({ deprecated: true }),
    emails: z.array(
      z.object({
        address: z.email().nullable(),
        type: z.enum(['Primary', 'Secondary', 'Work', 'Personal']).nullable(),
      }),
    ),
    phones: z.array(
      z.object({
        number: z
          .string()
          .regex(/^\+[1-9]\d{1,14}$/)
          .nullable(),
        type: z.enum(['Mobile', 'Fixed', 'Unspecified']).nullable(),
      }),
    ),
    socialProfiles: z.array(
      z.object({ socialUrl: text, type: z.enum(['Twitter', 'Facebook', 'LinkedIn', 'Others']).nullable() }),
    ),
    addresses: z.array(addressSchema),
  })
  .meta({ id: 'IdentityPayload' });
export type IdentityPayload = z.infer<typeof identityPayloadSchema>;

export const ratingPayloadSchema = z
  .object({
    id: z.string(),
    currentRating: number,
    maxRating: number,
    calculatedPercentage: number,
    reviewsReceived: number,
    likesReceived: number,
    jobsCompleted: number,
  })
  .meta({ id: 'RatingPayload' });
export type RatingPayload = z.infer<typeof ratingPayloadSchema>;

export const documentPayloadSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    docId: text,
    status: text,
    documentType: z.enum(['IDENTIFICATION', 'PAYSLIP', 'CLEARANCE', 'CERTIFICATE']).nullable(),
    issueDate: date,
    expiryDate: date,
    fileUrl: text,
    remarks: text,
  })
  .meta({ id: 'DocumentPayload' });
export type DocumentPayload = z.infer<typeof documentPayloadSchema>;

export const employmentPayloadSchema = z
  .object({
    id: z.string(),
    name: text,
    description: text,
    jobTitle: text,
    department: text,
    employeeNumber: text,
    employerNumber: text,
    employer: text,
    status: text,
    startDate: dateSchema,
    endDate: date,
    reportedDate: date,
  })
  .meta({ id: 'EmploymentPayload' });
export type EmploymentPayload = z.infer<typeof employmentPayloadSchema>;

export const incomePayloadSchema = z
  .object({
    id: z.string(),
    workItem: text,
    employer: text,
    startDate: dateSchema,
    endDate: date,
    currency: currencySchema,
    frequency: payPeriodSchema.nullable(),
    baseAmount: number,
    grossAmount: number,
    netAmount: number,
  })
  .meta({ id: 'IncomePayload' });
export type IncomePayload = z.infer<typeof incomePayloadSchema>;

export const contributionPayloadSchema = z
  .object({ id: z.string(), date: dateSchema, currency: currencySchema, amount: z.number(), referenceId: text })
  .meta({ id: 'ContributionPayload' });
export type ContributionPayload = z.infer<typeof contributionPayloadSchema>;

export const liabilityPayloadSchema = z
  .object({
    id: z.string(),
    type: z.string(),
    referenceId: text,
    startDate: dateSchema,
    endDate: date,
    firstAmortizationDate: date,
    amortizationFrequency: payPeriodSchema.nullable(),
    currency: currencySchema,
    loanAmount: z.number(),
    amortizationAmount: number,
    outstandingBalance: number,
    nextPaymentAmount: number,
    overduePaymentAmount: number,
  })
  .meta({ id: 'LiabilityPayload' });
export type LiabilityPayload = z.infer<typeof liabilityPayloadSchema>;

export const transactionPayloadSchema = z
  .object({
    id: z.string(),
    date: dateSchema,
    description: text,
    currency: currencySchema,
    amount: z.number().describe('Negative amounts are debits.'),
    referenceId: text,
  })
  .meta({ id: 'TransactionPayload' });
export type TransactionPayload = z.infer<typeof transactionPayloadSchema>;

export const eincomePayloadSchema = z
  .object({
    id: z.string(),
    month: monthSchema,
    currency: currencySchema,
    baseAmount: number.describe('The former name of amount.').meta({ deprecated: true, examples: [8500] }),
    amount: number.meta({ examples: [8500] }),
  })
  .meta({ id: 'EincomePayload' });
export type EincomePayload = z.infer<typeof eincomePayloadSchema>;

export const linkPayloadSchema = z
  .object({
    id: z.string(),
    startDate: dateTimeSchema.nullable(),
    endDate: dateTimeSchema,
    records: z.array(z.object({ count: z.number().int(), linkedAt: z.array(dateTimeSchema) })),
  })
  .meta({ id: 'LinkPayload' });
export type LinkPayload = z.infer<typeof linkPayloadSchema>;

export const insightPayloadSchema = z
  .object({
    id: z.string(),
    cutoffTime: dateTimeSchema,
    features: insightFeaturesSchema,
  })
  .meta({ id: 'InsightPayload' });
export type InsightPayload = z.infer<typeof insightPayloadSchema>;
