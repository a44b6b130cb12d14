import { z } from 'zod';
import { dateSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { addressSchema } from './user-data-payloads.ts';

const registrationSchema = z
  .object({
    number: z.string(),
    organization: z.string(),
    date: dateSchema.nullable(),
    scope: z.string().nullable(),
    status: z.enum(['Registered', 'Suspended', 'Revoked', 'Dissolved', 'Delinquent']).nullable(),
  })
  .meta({ id: 'EmployerRegistration' });

const employerBasicSchema = z
  .object({
    businessName: z.string(),
    registrations: z.array(registrationSchema),
    matchPercentage: z.number().int().min(0).max(100).describe('100 where the name is the keyword.'),
    sources: z.array(z.enum(['SEC', 'DTI', 'SERP', 'Facebook', 'LinkedIn']).meta({ id: 'EmployerSource' })),
    verificationStatus: z
      .enum(['VERIFIED', 'UNVERIFIED'])
      .describe("VERIFIED for employers of the catalogue, UNVERIFIED for names from end users' sources."),
  })
  .meta({ id: 'EmployerBasic' });
export type EmployerBasic = z.infer<typeof employerBasicSchema>;

const text = z.string().nullable();
const employerSchema = z
  .object({
    businessName: z.string(),
    shortName: text,
    registrations: z.array(registrationSchema),
    businessAddress: addressSchema.nullable(),
    isicCode: text.describe('Section of ISIC revision 4, a letter.'),
    isicSector: text,
    psicCode: text,
    psicIndustry: text,
    contactPersons: z.array(
      z.object({ contactName: text, position: text, contactEmail: text, contactPhone: text }).meta({
        id: 'EmployerContactPerson',
      }),
    ),
    licenses: z.array(
      z
        .object({
          licenseNumber: z.string(),
          licenseType: z.string(),
          licenseIssuedDate: dateSchema.nullable(),
          licenseStatus: text,
        })
        .meta({ id: 'EmployerLicense' }),
    ),
  })
  .meta({ id: 'Employer' });
export type Employer = z.infer<typeof employerSchema>;

const directory =
  "The directory is the catalogue of providers and the employers in your own end users' data of the mode.";
const tag = 'Employers';

export const employersApi = {
  search: endpoint({
    operationId: 'queryEmployerBasics',
    summary: 'Search employers by a part of their name',
    description: `For search as you type: words may be incomplete or misspelt, case does not count; the best twenty come first. ${directory}`,
    tag,
    method: 'GET',
    path: '/alpha/employerBasics/query',
    auth: 'openApi',
    query: z.object({
      keyword: z
        .string()
        .trim()
        .min(3)
        .max(255)
        .meta({ examples: ['Palomero'] }),
    }),
    answer: z.array(employerBasicSchema),
  }),
  find: endpoint({
    operationId: 'queryEmployers',
    summary: 'Find an employer by its exact name',
    description: `One employer, or none in an empty list; case does not count. ${directory}`,
    tag,
    method: 'GET',
    path: '/alpha/employers/query',
    auth: 'openApi',
    query: z.object({
      businessName: z
        .string()
        .trim()
        .min(3)
        .max(255)
        .meta({ examples: ['Accenture'] }),
    }),
    answer: z.array(employerSchema),
  }),
} as const;
