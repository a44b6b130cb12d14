import { z } from 'zod';
import { idSchema, listOf, modeSchema, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { file } from './file-answer.ts';
import { fileDatapointSchema } from './file-types.ts';
import { datapointSchema, idListSchema, providerSchema, providerTypeSchema, queryBoolean } from './providers.ts';

const datasourceKindSchema = z.enum(['PROVIDER', 'ARCHIVE_FILE_TYPE']);
export type DatasourceKind = z.infer<typeof datasourceKindSchema>;

/** All provider types, plus DOCUMENT for uploads. */
const datasourceTypeSchema = z.enum([...providerTypeSchema.options, 'DOCUMENT']);

const datasourceSchema = providerSchema
  .extend({
    kind: datasourceKindSchema,
    type: datasourceTypeSchema,
    supported: z.array(fileDatapointSchema),
    supportedList: z.array(fileDatapointSchema),
  })
  .meta({ id: 'Datasource' });
export type Datasource = z.infer<typeof datasourceSchema>;

export const datasourcePageSize = 150;

const datapointGroupSchema = z.object({
  datapoint: datapointSchema,
  datasourceId: z.string(),
  total: z.number().int(),
  totalSupported: z.number().int(),
  items: z.array(z.object({ name: z.string(), supportedStatus: z.enum(['SUPPORTED', 'UNSUPPORTED']) })),
});
export type DatapointGroup = z.infer<typeof datapointGroupSchema>;

const tag = 'Data sources';

export const datasourcesApi = {
  list: endpoint({
    operationId: 'listDatasources',
    summary: 'List providers and file types together',
    tag,
    method: 'GET',
    path: '/datasources',
    auth: 'developer',
    query: pageQuery().extend({
      mode: modeSchema.default('SANDBOX'),
      kind: datasourceKindSchema.optional(),
      type: datasourceTypeSchema.optional(),
      subType: z.string().max(50).optional(),
      enabled: queryBoolean.optional(),
      accountConnection: queryBoolean.optional(),
      name: z.string().max(200).optional(),
      ids: idListSchema.optional().describe('Comma-separated ids; only these are listed.'),
      topIds: idListSchema.optional().describe('Comma-separated ids to list first.'),
    }),
    answer: listOf(datasourceSchema),
  }),
  listDatapoints: endpoint({
    operationId: 'listDatapoints',
    summary: 'Get the support of a data source for each data point',
    tag,
    method: 'POST',
    path: '/datasources/-/datapoints/list',
    auth: 'developer',
    body: z.object({ datasourceId: idSchema, datasourceType: datasourceKindSchema }),
    answer: z.object({ items: z.array(datapointGroupSchema) }),
    errors: ['MISSING_RESOURCE'],
  }),
  exportDatapoints: endpoint({
    operationId: 'exportDatapoints',
    summary: 'Export every data point of every data source',
    tag: 'Files',
    method: 'GET',
    path: '/datasources/-/datapoints/export',
    auth: 'developer',
    query: z.object({ datasourceType: datasourceKindSchema.optional(), format: z.literal('CSV').default('CSV') }),
    answer: file(['text/csv']),
  }),
  getLogo: endpoint({
    operationId: 'getDatasourceLogo',
    summary: 'Get the logo of a provider or a file type',
    description: 'Target of the `logoUrl` of providers and file types.',
    tag: 'Files',
    method: 'GET',
    path: '/cdn/provider-logo/{file}',
    auth: 'public',
    api: 'files',
    params: z.object({ file: idSchema.meta({ examples: ['sss_ph.svg'] }) }),
    answer: file(['image/svg+xml'], { isInline: true, publicSeconds: 86_400 }),
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
