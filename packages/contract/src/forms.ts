import { z } from 'zod';
import { dateRangeQuery, dateTimeSchema, idParams, idSchema, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

/** An end user's answers on a form screen of a Wink site. */
export const formSchema = z
  .object({
    id: z.string(),
    createdAt: dateTimeSchema,
    name: z.string().max(255).nullable(),
    userId: z.string(),
    winkSiteId: z.string(),
    winkSiteSessionId: z.string(),
    reference: z.string().describe('Id of the form screen within its site.'),
    data: z.record(z.string(), z.unknown()).describe('Entered values by field name.'),
  })
  .meta({ id: 'Form' });
export type Form = z.infer<typeof formSchema>;

const tag = 'Forms';

export const formsApi = {
  list: endpoint({
    operationId: 'listForms',
    summary: 'List submitted forms, newest first',
    description: 'startDate and endDate filter the day of submission, both days included.',
    tag,
    method: 'GET',
    path: '/alpha/forms',
    auth: 'openApi',
    query: pageQuery().extend({
      userId: idSchema.optional(),
      winkSiteId: idSchema.optional(),
      ...dateRangeQuery.shape,
    }),
    answer: listOf(formSchema),
  }),
  get: endpoint({
    operationId: 'getForm',
    summary: 'Get a submitted form',
    tag,
    method: 'GET',
    path: '/alpha/forms/{id}',
    auth: 'openApi',
    params: idParams,
    answer: formSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
