import { z } from 'zod';
import { listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { datapointSchema, queryBoolean } from './providers.ts';

/** NONE for file types from which nothing is read. */
export const fileDatapointSchema = z.enum([...datapointSchema.options, 'NONE']);
export type FileDatapoint = z.infer<typeof fileDatapointSchema>;

export const fileTypeSchema = z
  .object({
    logoUrl: z.string(),
    type: z.string(),
    typeLabel: z.string(),
    active: z.boolean(),
    enabled: z.boolean(),
    ocr: z.boolean(),
    supported: z.array(fileDatapointSchema),
  })
  .meta({ id: 'FileType' });
export type FileType = z.infer<typeof fileTypeSchema>;

export const fileTypesApi = {
  list: endpoint({
    operationId: 'listFileTypes',
    summary: 'List the file types end users can upload',
    tag: 'File Types',
    method: 'GET',
    path: '/fileTypes',
    auth: 'openApi',
    query: pageQuery().extend({
      type: z.string().max(50).optional(),
      active: queryBoolean.optional(),
      enabled: queryBoolean.optional(),
      ocr: queryBoolean.optional(),
    }),
    answer: listOf(fileTypeSchema),
  }),
} as const;
