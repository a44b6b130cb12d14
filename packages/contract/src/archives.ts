import { z } from 'zod';
import {
  archiveAnalysisSchema,
  archiveClassificationSchema,
  archiveExtractionSchema,
  archiveValidationSchema,
} from './archive-results.ts';
import { dateRangeQuery, dateTimeSchema, idParams, idSchema, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { keptDays } from './retention.ts';

/** Upload limits, used by the widget's hints and the server's checks. */
export const archiveLimits = {
  fileBytes: 15 * 1024 * 1024,
  totalBytes: 40 * 1024 * 1024,
  files: 10,
  fileName: 200,
} as const;

/** 40 MB take 53.4 MB in base64; the rest is for names and JSON. */
const maxJsonBytes = 56 * 1024 * 1024;

export const archiveMessages = {
  noFile: 'An archive needs at least one file.',
  tooManyFiles: (limit: number) => `At most ${limit} ${limit === 1 ? 'file is' : 'files are'} allowed.`,
  notBase64: (position: number) => `fileContent of file ${position} is not base64.`,
  emptyFile: (position: number) => `File ${position} is empty.`,
  fileTooLarge: (position: number) => `File ${position} is larger than 15 MB.`,
  totalTooLarge: 'The files are larger than 40 MB together.',
  wrongContent: (position: number) => `File ${position} is not a PDF, PNG or JPG.`,
  damagedContent: (position: number) => `File ${position} is damaged or not complete.`,
  otherContent: (position: number, declared: string, found: string) =>
    `File ${position} is declared as ${declared} but is a ${found}.`,
} as const;

export const archiveStatusSchema = z.enum(['STARTED', 'ANALYZED', 'UNSUPPORTED', 'ERROR', 'REVOKED']);
export type ArchiveStatus = z.infer<typeof archiveStatusSchema>;

const archiveErrorCodeSchema = z.enum([
  // The misspelled code belongs to the published API.
  'MISSING_MANDATARY_FIELD',
  'MISSING_MANDATORY_FIELD',
  'INVALID_FIELD_FORMAT',
  'SYSTEM_ERROR',
  'FILE_UNABLE_TO_RECOGNIZE',
]);
export type ArchiveErrorCode = z.infer<typeof archiveErrorCodeSchema>;

export const fileFormats = ['PDF', 'PNG', 'JPG', 'JPEG'] as const;
export type FileFormat = (typeof fileFormats)[number];
export const fileFormatSchema = z.enum(fileFormats);

export const fileSubtypeSchema = z
  .enum([
    'PAYSLIP',
    'PERSONAL_INFORMATION',
    'EMPLOYMENT_INFORMATION',
    'TAX_PAYMENT',
    'COMPANY_ID_FRONT',
    'COMPANY_ID_BACK',
    'CARD_FRONT',
    'CARD_BACK',
  ])
  .meta({ id: 'FileSubtype' });
export type FileSubtype = z.infer<typeof fileSubtypeSchema>;

const rawFileSchema = z
  .object({
    id: z.string(),
    createdAt: dateTimeSchema,
    name: z.string(),
    subType: fileSubtypeSchema.nullable(),
    size: z.number().int().describe('Kilobytes.'),
    format: fileFormatSchema,
    url: z.string().describe(`Opens the file without a token, for ${keptDays} days after the upload.`),
  })
  .meta({ id: 'RawFile' });
export type RawFile = z.infer<typeof rawFileSchema>;

export const archiveSchema = z
  .object({
    id: z.string(),
    createdAt: dateTimeSchema,
    providerId: z
      .enum(['user-provided', 'tenant-provided'])
      .describe('`user-provided` through the widget, `tenant-provided` through the API.'),
    userId: z.string(),
    type: z.string().describe('A file type as `/fileTypes` lists them.'),
    state: z.object({
      status: archiveStatusSchema,
      errorCode: archiveErrorCodeSchema.nullable(),
      errorMessage: z.string().nullable(),
      updatedAt: dateTimeSchema,
    }),
    rawFiles: z.array(rawFileSchema).describe('Empty once the archive was revoked.'),
    classification: archiveClassificationSchema.nullable(),
    analysis: archiveAnalysisSchema.nullable().describe('Use `extraction`.'),
    extraction: archiveExtractionSchema.nullable(),
    validation: archiveValidationSchema.nullable(),
  })
  .meta({ id: 'Archive' });
export type Archive = z.infer<typeof archiveSchema>;

const fileObjectSchema = z
  .object({
    fileSubtype: fileSubtypeSchema.nullish(),
    fileName: z.string().max(archiveLimits.fileName).nullish().describe('Defaults to the name of the file type.'),
    fileExtensionType: fileFormatSchema,
    fileContent: z
      .string()
      .meta({ examples: ['JVBERi0xLjcK…'] })
      .describe('File content in base64, at most 15 MB before encoding.'),
  })
  .meta({ id: 'FileObject' });

const tag = 'Archives';
const listQuery = pageQuery().extend({ userId: idSchema.optional(), ...dateRangeQuery.shape });

export const archivesApi = {
  list: endpoint({
    operationId: 'listArchives',
    summary: 'List uploaded archives, newest first',
    tag,
    method: 'GET',
    path: '/archives',
    auth: 'openApi',
    query: listQuery.extend({ fileType: z.string().max(50).optional() }),
    answer: listOf(archiveSchema),
  }),
  create: endpoint({
    operationId: 'createArchive',
    summary: 'Upload an archive of one or more files',
    description:
      'At most 10 files of up to 15 MB each, 40 MB together. Their content decides the format. Without a `userId` the API creates a user; without a `fileType` it detects the type.',
    tag,
    method: 'POST',
    path: '/archives',
    auth: 'openApi',
    maxBodyBytes: maxJsonBytes,
    body: z.object({
      userId: idSchema.nullish(),
      fileType: z.string().min(1).max(50).nullish().describe('Detected from the content if missing.'),
      rawFiles: z.array(fileObjectSchema).min(1, archiveMessages.noFile),
    }),
    answer: archiveSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  classify: endpoint({
    operationId: 'createAndClassifyArchive',
    summary: 'Upload an archive to classify it',
    description:
      'Returns the classification if it takes only seconds, else the archive as STARTED; the classification follows. No fields are read.',
    tag,
    method: 'POST',
    path: '/archives/classify',
    auth: 'openApi',
    maxBodyBytes: maxJsonBytes,
    body: z.object({
      userId: idSchema.nullish(),
      rawFiles: z.array(fileObjectSchema).min(1, archiveMessages.noFile),
    }),
    answer: archiveSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  get: endpoint({
    operationId: 'getArchive',
    summary: 'Get an archive',
    tag,
    method: 'GET',
    path: '/archives/{id}',
    auth: 'openApi',
    params: idParams,
    answer: archiveSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  revoke: endpoint({
    operationId: 'deleteArchive',
    summary: 'Revoke an archive and delete its files',
    tag,
    method: 'DELETE',
    path: '/archives/{id}',
    auth: 'openApi',
    params: idParams,
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;

/** Deprecated aliases of two archive calls. */
export const uploadsApi = {
  list: endpoint({
    operationId: 'listUploads',
    summary: 'List archives under their older name',
    tag: 'Uploads',
    isDeprecated: true,
    method: 'GET',
    path: '/uploads',
    auth: 'openApi',
    query: listQuery,
    answer: listOf(archiveSchema),
  }),
  get: endpoint({
    operationId: 'getUpload',
    summary: 'Get an archive under its older name',
    tag: 'Uploads',
    isDeprecated: true,
    method: 'GET',
    path: '/uploads/{id}',
    auth: 'openApi',
    params: idParams,
    answer: archiveSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
