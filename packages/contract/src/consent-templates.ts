import { z } from 'zod';
import { dateTimeSchema, idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

const consentTemplateSchema = z
  .object({
    id: z.string(),
    createdAt: dateTimeSchema,
    consentType: z.string(),
    title: z.string(),
    version: z.string(),
    consentMethod: z.string(),
    consentText: z.string(),
  })
  .meta({ id: 'ConsentTemplate' });
export type ConsentTemplate = z.infer<typeof consentTemplateSchema>;

const maxFieldLength = 200;
/** Limit of the portal's form; the API accepts slightly more. */
export const maxConsentTextLength = 60_000;
const maxApiConsentTextLength = 65_535;

const requiredField = (required: string) => z.string().trim().min(1, required).max(maxFieldLength, 'Too Long!');

const newConsentTemplateSchema = z
  .object({
    consentType: requiredField('Consent Type is required').meta({ examples: ['Terms and Conditions'] }),
    title: z.string().trim().max(maxFieldLength).default('').describe('Visible to end users.'),
    version: requiredField('Version is required').meta({ examples: ['1.0.0'] }),
    consentMethod: z.string().trim().max(maxFieldLength, 'Too Long!').default(''),
    consentText: z.string().min(1, 'Consent Text is required').max(maxApiConsentTextLength, 'Too Long!'),
  })
  .meta({ id: 'ConsentTemplateCreateRequest' });
export type NewConsentTemplate = z.output<typeof newConsentTemplateSchema>;

export const consentTemplateFormSchema = z.object({
  consentType: newConsentTemplateSchema.shape.consentType,
  title: requiredField('Display Title is required'),
  version: newConsentTemplateSchema.shape.version,
  consentMethod: z.string().trim().max(maxFieldLength, 'Too Long!'),
  consentText: z
    .string()
    .max(maxConsentTextLength, 'Too Long!')
    .refine((value) => value.trim() !== '', 'Consent Text is required'),
});

const tag = 'Consent Templates';

export const consentTemplatesApi = {
  create: endpoint({
    operationId: 'createConsentTemplate',
    summary: 'Create a consent template',
    description: 'Consent templates belong to the organization and are the same in both modes.',
    tag,
    method: 'POST',
    path: '/consentTemplates',
    auth: 'openApi',
    body: newConsentTemplateSchema,
    status: 201,
    answer: consentTemplateSchema,
  }),
  list: endpoint({
    operationId: 'listConsentTemplates',
    summary: 'List consent templates, newest first',
    tag,
    method: 'GET',
    path: '/consentTemplates',
    auth: 'openApi',
    query: pageQuery(),
    answer: listOf(consentTemplateSchema),
  }),
  remove: endpoint({
    operationId: 'deleteConsentTemplate',
    summary: 'Delete a consent template',
    tag,
    method: 'DELETE',
    path: '/consentTemplates/{id}',
    auth: 'openApi',
    params: idParams,
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
