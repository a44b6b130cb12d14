import { z } from 'zod';
import { idParams, idSchema, listOf, modeQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { insightPayloadSchema, sourceMetadataSchema, sourceQuery } from './user-data.ts';

const insightSchema = insightPayloadSchema.extend({ metadata: sourceMetadataSchema }).meta({ id: 'Insight' });
export type Insight = z.infer<typeof insightSchema>;

const tag = 'Insights';

export const insightsApi = {
  list: endpoint({
    operationId: 'listInsights',
    summary: 'List insights',
    description: 'One for each connected account whose provider supports insights, computed when its data was read.',
    tag,
    method: 'GET',
    path: '/insights',
    auth: 'openApi',
    query: sourceQuery,
    answer: listOf(insightSchema),
  }),
  get: endpoint({
    operationId: 'getInsight',
    summary: 'Get an insight',
    tag,
    method: 'GET',
    path: '/insights/{id}',
    auth: 'openApi',
    params: idParams,
    answer: insightSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;

/** A table row: display-ready values, `-` if missing. */
const insightRowSchema = z.object({
  title: z.string(),
  sum: z.string(),
  average: z.string(),
  minimum: z.string(),
  median: z.string(),
  maximum: z.string(),
  standardDev: z.string(),
});
export type InsightRow = z.infer<typeof insightRowSchema>;

const liabilityRowSchema = insightRowSchema.extend({ quantity: z.string() });
export type LiabilityInsightRow = z.infer<typeof liabilityRowSchema>;

const additionalItems = z.array(z.object({ label: z.string(), value: z.string() }));
const groupSchema = z.object({ tableItems: z.array(insightRowSchema), additionalItems });

const insightSummarySchema = z.object({
  income: groupSchema,
  liabilities: groupSchema.extend({ tableItems: z.array(liabilityRowSchema) }),
  identity: groupSchema,
  employment: groupSchema,
});
export type InsightSummary = z.infer<typeof insightSummarySchema>;

export const portalInsightsApi = {
  summary: endpoint({
    operationId: 'getInsightSummary',
    summary: 'The insight of an account, ready to be shown; empty without one',
    tag,
    method: 'GET',
    path: '/insights/summary',
    auth: 'developer',
    query: modeQuery.extend({ accountId: idSchema }),
    answer: insightSummarySchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
