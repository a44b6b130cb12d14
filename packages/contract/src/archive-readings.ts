import { z } from 'zod';
import { documentTypeSchema } from './archive-analysis.ts';
import { archiveStatusSchema } from './archives.ts';
import { dateTimeSchema, idParams, idSchema, modeQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Stages of a reading in order; documents with several pages repeat some stages. */
const readingStageSchema = z
  .enum(['OPEN', 'PREPARE', 'RECOGNISE', 'CLASSIFY', 'EXTRACT', 'SECOND_LOOK', 'VALIDATE', 'STORE'])
  .meta({ id: 'ReadingStage' });
export type ReadingStage = z.infer<typeof readingStageSchema>;

const fraction = z.number();
const fieldValueSchema = z.union([z.string(), z.number()]).nullable();

const fieldSchema = z
  .object({
    name: z.string().describe('Name of a field of the document type, as in the extraction.'),
    value: fieldValueSchema,
    confidence: z.number().min(0).max(100),
    page: z.number().int().nullable().describe('From 1, across all files; null if nothing was read.'),
    box: z
      .object({ x: fraction, y: fraction, width: fraction, height: fraction })
      .nullable()
      .describe('Fractions of the displayed page, from its upper left corner.'),
    label: z.string().nullable().describe('Words on the page that name it.'),
    reason: z.string(),
    correction: z
      .object({ value: fieldValueSchema, by: z.string().describe('Who corrected it.'), at: dateTimeSchema })
      .nullable(),
  })
  .meta({ id: 'ReadField' });
export type ShownField = z.infer<typeof fieldSchema>;

const readingSchema = z
  .object({
    archiveId: z.string(),
    status: archiveStatusSchema,
    stage: readingStageSchema.nullable().describe('The current stage.'),
    confidence: z.number().min(0).max(100).nullable().describe('Of the classification.'),
    pages: z.array(
      z.object({
        fileId: z.string(),
        pageOfFile: z.number().int(),
        source: z.enum(['TEXT_LAYER', 'PICTURE']).describe('Position of its words.'),
        otherType: documentTypeSchema
          .nullable()
          .describe('Type of another document on this page, which was not read; null for the document that was read.'),
      }),
    ),
    fields: z.array(fieldSchema),
  })
  .meta({ id: 'ArchiveReading' });
export type ArchiveReading = z.infer<typeof readingSchema>;

const tag = 'Archives';
const shared = { tag, auth: 'developer', query: modeQuery } as const;

/** Details of a reading for the portal; tenants can use the stream too. */
export const archiveReadingsApi = {
  get: endpoint({
    ...shared,
    operationId: 'getArchiveReading',
    summary: 'Get the fields of an archive with their evidence',
    method: 'GET',
    path: '/archives/{id}/reading',
    params: idParams,
    answer: readingSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  correct: endpoint({
    ...shared,
    operationId: 'correctArchiveField',
    summary: 'Correct a field of an archive',
    description:
      'The value that was read is preserved. All answers with fields of the archive show the corrected value.',
    method: 'PUT',
    path: '/archives/{id}/fields/{field}',
    params: idParams.extend({ field: idSchema }),
    body: z.object({ value: fieldValueSchema }),
    answer: readingSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  live: endpoint({
    tag,
    auth: 'openApi',
    operationId: 'listenToArchives',
    summary: 'Stream the reading of archives',
    description:
      'Server-sent events: each names an archive with its status and the stage of its reading. The stream ends after some minutes; open it again then.',
    method: 'GET',
    path: '/archives/live',
    answer: z.object({ archiveId: z.string(), status: archiveStatusSchema, stage: readingStageSchema.nullable() }),
    isStream: true,
    errors: [],
  }),
} as const;
