import type { z } from 'zod';
import { idParams, listOf, monthSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { eincomePayloadSchema, sourceMetadataSchema, sourceQuery } from './user-data.ts';

const eincomeSchema = eincomePayloadSchema.extend({ metadata: sourceMetadataSchema }).meta({ id: 'Eincome' });
export type Eincome = z.infer<typeof eincomeSchema>;

const tag = 'Estimated Incomes';

export const eincomesApi = {
  list: endpoint({
    operationId: 'listEincomes',
    summary: 'List estimated incomes (early access)',
    description:
      'One for each month that is over, derived from contributions, salaries or transactions. startMonth and endMonth filter the month, both included.',
    tag,
    method: 'GET',
    path: '/eincomes',
    auth: 'openApi',
    query: sourceQuery.extend({ startMonth: monthSchema.optional(), endMonth: monthSchema.optional() }),
    answer: listOf(eincomeSchema),
  }),
  get: endpoint({
    operationId: 'getEincome',
    summary: 'Get an estimated income (early access)',
    tag,
    method: 'GET',
    path: '/eincomes/{id}',
    auth: 'openApi',
    params: idParams,
    answer: eincomeSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
