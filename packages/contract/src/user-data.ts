import { z } from 'zod';
import { dateRangeQuery, dateTimeSchema, idParams, idSchema, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { sourceTypeSchema } from './events.ts';
import {
  contributionPayloadSchema,
  documentPayloadSchema,
  eincomePayloadSchema,
  employmentPayloadSchema,
  identityPayloadSchema,
  incomePayloadSchema,
  insightPayloadSchema,
  liabilityPayloadSchema,
  linkPayloadSchema,
  ratingPayloadSchema,
  transactionPayloadSchema,
} from './user-data-payloads.ts';

export * from './user-data-payloads.ts';

/** Source of a data item; `createdAt` is when the source was created, `itemCreatedAt` when the item was. */
export const sourceMetadataSchema = z
  .object({
    itemCreatedAt: dateTimeSchema,
    createdAt: dateTimeSchema,
    accountId: z.string().nullable().meta({ deprecated: true }),
    sourceId: z.string(),
    sourceType: sourceTypeSchema,
    userId: z.string(),
    providerId: z.string(),
  })
  .meta({ id: 'ObjectReferenceMetadata' });
export type SourceMetadata = z.infer<typeof sourceMetadataSchema>;

const metadata = { metadata: sourceMetadataSchema };

const identitySchema = identityPayloadSchema.extend(metadata).meta({ id: 'Identity' });
export type Identity = z.infer<typeof identitySchema>;
const ratingSchema = ratingPayloadSchema.extend(metadata).meta({ id: 'Rating' });
export type Rating = z.infer<typeof ratingSchema>;
const documentSchema = documentPayloadSchema.extend(metadata).meta({ id: 'Document' });
export type Document = z.infer<typeof documentSchema>;
const employmentSchema = employmentPayloadSchema.extend(metadata).meta({ id: 'Employment' });
export type Employment = z.infer<typeof employmentSchema>;
const incomeSchema = incomePayloadSchema.extend(metadata).meta({ id: 'Income' });
export type Income = z.infer<typeof incomeSchema>;
const contributionSchema = contributionPayloadSchema.extend(metadata).meta({ id: 'Contribution' });
export type Contribution = z.infer<typeof contributionSchema>;
const liabilitySchema = liabilityPayloadSchema.extend(metadata).meta({ id: 'Liability' });
export type Liability = z.infer<typeof liabilitySchema>;
const transactionSchema = transactionPayloadSchema.extend(metadata).meta({ id: 'Transaction' });
export type Transaction = z.infer<typeof transactionSchema>;

export const accountPayloadSchema = z
  .object({
    metadata: sourceMetadataSchema
      .pick({ sourceId: true, sourceType: true, userId: true, providerId: true })
      .meta({ id: 'ObjectReferenceMetadata2' }),
    identity: identityPayloadSchema.nullable(),
    rating: ratingPayloadSchema.nullable(),
    documents: z.array(documentPayloadSchema),
    incomes: z.array(incomePayloadSchema),
    transactions: z.array(transactionPayloadSchema),
    employments: z.array(employmentPayloadSchema),
    contributions: z.array(contributionPayloadSchema),
    liabilities: z.array(liabilityPayloadSchema),
    eincomes: z.array(eincomePayloadSchema),
    links: z.array(linkPayloadSchema),
    insight: insightPayloadSchema.nullable(),
  })
  .meta({ id: 'AccountPayload' });
export type AccountPayload = z.infer<typeof accountPayloadSchema>;

/** The same data as in webhooks: each list is its first page, or null if the data point was not fetched. */
export const allDatapointPayloadSchema = z
  .object({
    identity: identityPayloadSchema.nullable(),
    rating: ratingPayloadSchema.nullable(),
    documents: listOf(documentPayloadSchema).nullable(),
    incomes: listOf(incomePayloadSchema).nullable(),
    transactions: listOf(transactionPayloadSchema).nullable(),
    employments: listOf(employmentPayloadSchema).nullable(),
    contributions: listOf(contributionPayloadSchema).nullable(),
    liabilities: listOf(liabilityPayloadSchema).nullable(),
    eincomes: listOf(eincomePayloadSchema).nullable(),
    links: listOf(linkPayloadSchema).nullable(),
    insight: insightPayloadSchema.nullable(),
  })
  .meta({ id: 'AllDatapointPayload' });
export type AllDatapointPayload = z.infer<typeof allDatapointPayloadSchema>;

/** Query of item lists, by user or source. */
export const sourceQuery = pageQuery().extend({
  userId: idSchema.optional(),
  sourceId: idSchema.optional().describe('Id of the account or the archive the data comes from.'),
});
const itemQuery = sourceQuery.extend({
  accountId: idSchema.optional().describe('Former spelling of sourceId.').meta({ deprecated: true }),
});
const datedItemQuery = itemQuery.extend(dateRangeQuery.shape);

const dated = (date: string) => `startDate and endDate filter ${date}, both days included.`;

const listDefaults = { method: 'GET', auth: 'openApi' } as const;
const getDefaults = { method: 'GET', auth: 'openApi', params: idParams, errors: ['MISSING_RESOURCE'] } as const;

export const userDataApi = {
  listIdentities: endpoint({
    ...listDefaults,
    operationId: 'listIdentities',
    summary: 'List identities',
    tag: 'Identities',
    path: '/identities',
    query: itemQuery,
    answer: listOf(identitySchema),
  }),
  getIdentity: endpoint({
    ...getDefaults,
    operationId: 'getIdentity',
    summary: 'Get an identity',
    tag: 'Identities',
    path: '/identities/{id}',
    answer: identitySchema,
  }),
  listRatings: endpoint({
    ...listDefaults,
    operationId: 'listRatings',
    summary: 'List ratings',
    tag: 'Ratings',
    path: '/ratings',
    query: itemQuery,
    answer: listOf(ratingSchema),
  }),
  getRating: endpoint({
    ...getDefaults,
    operationId: 'getRating',
    summary: 'Get a rating',
    tag: 'Ratings',
    path: '/ratings/{id}',
    answer: ratingSchema,
  }),
  listDocuments: endpoint({
    ...listDefaults,
    operationId: 'listDocuments',
    summary: 'List documents',
    tag: 'Documents',
    path: '/documents',
    query: itemQuery,
    answer: listOf(documentSchema),
  }),
  getDocument: endpoint({
    ...getDefaults,
    operationId: 'getDocument',
    summary: 'Get a document',
    tag: 'Documents',
    path: '/documents/{id}',
    answer: documentSchema,
  }),
  listEmployments: endpoint({
    ...listDefaults,
    operationId: 'listEmployments',
    summary: 'List employments',
    description: dated('the employment date'),
    tag: 'Employments',
    path: '/employments',
    query: datedItemQuery,
    answer: listOf(employmentSchema),
  }),
  getEmployment: endpoint({
    ...getDefaults,
    operationId: 'getEmployment',
    summary: 'Get an employment',
    tag: 'Employments',
    path: '/employments/{id}',
    answer: employmentSchema,
  }),
  listIncomes: endpoint({
    ...listDefaults,
    operationId: 'listIncomes',
    summary: 'List incomes',
    description: dated('the income date'),
    tag: 'Incomes',
    path: '/incomes',
    query: datedItemQuery,
    answer: listOf(incomeSchema),
  }),
  getIncome: endpoint({
    ...getDefaults,
    operationId: 'getIncome',
    summary: 'Get an income',
    tag: 'Incomes',
    path: '/incomes/{id}',
    answer: incomeSchema,
  }),
  listContributions: endpoint({
    ...listDefaults,
    operationId: 'listContributions',
    summary: 'List contributions',
    description: dated('the contribution date'),
    tag: 'Contributions',
    path: '/contributions',
    query: datedItemQuery,
    answer: listOf(contributionSchema),
  }),
  getContribution: endpoint({
    ...getDefaults,
    operationId: 'getContribution',
    summary: 'Get a contribution',
    tag: 'Contributions',
    path: '/contributions/{id}',
    answer: contributionSchema,
  }),
  listLiabilities: endpoint({
    ...listDefaults,
    operationId: 'listLiabilities',
    summary: 'List liabilities',
    description: dated('the start date of the liability'),
    tag: 'Liabilities',
    path: '/liabilities',
    query: sourceQuery.extend(dateRangeQuery.shape),
    answer: listOf(liabilitySchema),
  }),
  getLiability: endpoint({
    ...getDefaults,
    operationId: 'getLiability',
    summary: 'Get a liability',
    tag: 'Liabilities',
    path: '/liabilities/{id}',
    answer: liabilitySchema,
  }),
  listTransactions: endpoint({
    ...listDefaults,
    operationId: 'listTransactions',
    summary: 'List transactions',
    description: dated('the transaction date'),
    tag: 'Transactions',
    path: '/transactions',
    query: datedItemQuery,
    answer: listOf(transactionSchema),
  }),
  getTransaction: endpoint({
    ...getDefaults,
    operationId: 'getTransaction',
    summary: 'Get a transaction',
    tag: 'Transactions',
    path: '/transactions/{id}',
    answer: transactionSchema,
  }),
} as const;
