import { z } from 'zod';
import { dateTimeSchema, emailSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { pictureUrlSchema } from './images.ts';
import { countrySchema } from './iso-codes.ts';
import { phoneNumberSchema } from './phone-numbers.ts';

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5000+'] as const;

const optionalText = z.string().trim().max(200, 'Too Long!').nullable().optional();
const requiredText = (label: string) => z.string().trim().min(1, `${label} is required`).max(200, 'Too Long!');
const choice = (values: readonly string[], label: string) =>
  z.string().refine((value) => values.includes(value), `${label} is required`);

export const organizationSchema = z.object({
  name: z.string().trim().min(1, 'Name required').min(2, 'Too Short!').max(50, 'Too Long!'),
  /** The industry's label in lower case. */
  industry: requiredText('Industry'),
  emailAddress: emailSchema,
  phoneNumber: phoneNumberSchema('Phone number'),
  companySize: choice(companySizes, 'Company size'),
  websiteUrl: z
    .string()
    .trim()
    .min(1, 'Website is required')
    .max(500, 'Website must be a valid URL')
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, message: 'Website must be a valid URL' })),
  streetAddress1: requiredText('Street address 1'),
  streetAddress2: optionalText,
  city: requiredText('City'),
  region: optionalText,
  /** ISO 3166-1 alpha-2. */
  country: choice(countrySchema.options, 'Country'),
  zipCode: optionalText,
  logoUrl: pictureUrlSchema.nullable().optional(),
});
export type Organization = z.infer<typeof organizationSchema>;

const text = z.string().nullable();

const tenantSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    industry: text,
    phoneNumber: text,
    emailAddress: text,
    companySize: text,
    websiteUrl: text,
    streetAddress1: text,
    streetAddress2: text,
    city: text,
    region: text,
    country: text,
    zipCode: text,
    logoUrl: text,
    productionEnabled: z.boolean(),
    createdAt: dateTimeSchema,
    updatedAt: dateTimeSchema,
  })
  .meta({ id: 'Tenant' });
export type Tenant = z.infer<typeof tenantSchema>;

const tag = 'Organization';

export const tenantsApi = {
  get: endpoint({
    operationId: 'getTenant',
    summary: 'The organization of the signed-in developer',
    tag,
    method: 'GET',
    path: '/tenant',
    auth: 'developer',
    answer: tenantSchema,
  }),
  update: endpoint({
    operationId: 'updateTenant',
    summary: 'Change the organization’s details',
    tag,
    method: 'PUT',
    path: '/tenant',
    auth: 'developer',
    role: 'ADMIN',
    body: organizationSchema,
    answer: tenantSchema,
  }),
} as const;
