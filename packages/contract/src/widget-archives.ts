import { z } from 'zod';
import { documentTypeSchema } from './archive-analysis.ts';
import {
  archiveLimits,
  archiveMessages,
  archiveStatusSchema,
  fileFormatSchema,
  fileSubtypeSchema,
} from './archives.ts';
import { dateTimeSchema, idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fileTypeSchema } from './file-types.ts';

const linkFileTypeSchema = fileTypeSchema.extend({
  /** One subtype per file, in this order; empty if the files are interchangeable. */
  subTypes: z.array(fileSubtypeSchema),
  maxFiles: z.number().int(),
});
export type LinkFileType = z.infer<typeof linkFileTypeSchema>;

/** Contains no field values: the holder of the token or link may not be the person in the document. */
const linkReadingSchema = z.object({
  documentType: documentTypeSchema.describe('Type that the content looks like.'),
  isOtherType: z.boolean().describe('Whether it differs from the declared type.'),
  fields: z.array(z.string()).describe('Names of the fields that were read, as in `extraction`.'),
});
export type LinkReading = z.infer<typeof linkReadingSchema>;

const linkArchiveSchema = z.object({
  id: z.string(),
  userId: z.string(),
  fileType: z.string(),
  providerId: z.string().describe('`user-provided`, or `tenant-provided` for what the company added.'),
  isAnswer: z.boolean().describe('Whether it answers a field of a hosted site.'),
  status: archiveStatusSchema,
  createdAt: dateTimeSchema,
  reading: linkReadingSchema.nullable().describe('Null while it is being read, and if it could not be read.'),
  rawFiles: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      subType: fileSubtypeSchema.nullable(),
      format: fileFormatSchema,
      /** In kilobytes. */
      size: z.number().int(),
    }),
  ),
});
export type LinkArchive = z.infer<typeof linkArchiveSchema>;

const tag = 'Link';

export const widgetArchivesApi = {
  fileTypes: endpoint({
    operationId: 'listLinkFileTypes',
    summary: 'Document types the end user may upload',
    tag,
    method: 'GET',
    path: '/fileTypes',
    auth: 'link',
    isForManaging: true,
    query: z.object({ templateId: z.string().max(200).optional() }),
    answer: z.object({ items: z.array(linkFileTypeSchema) }),
  }),
  createArchive: endpoint({
    operationId: 'createLinkArchive',
    summary: 'Upload a document',
    tag,
    method: 'POST',
    path: '/archives',
    auth: 'link',
    bodyType: 'form',
    /** File sizes plus multipart overhead. */
    maxBodyBytes: archiveLimits.totalBytes + 256 * 1024,
    body: z.object({
      fileType: z.string().min(1).max(50),
      templateId: z.string().max(200).optional(),
      /** Idempotency key of an upload: a retry creates no second archive. */
      submissionKey: z.uuid(),
      files: z
        .union([z.file(), z.array(z.file())], archiveMessages.noFile)
        .transform((files) => (Array.isArray(files) ? files : [files])),
    }),
    status: 201,
    answer: linkArchiveSchema,
    errors: ['UNAUTHORIZED_ACCESS', 'LINK_EXPIRED', 'EDIT_CONFLICT'],
  }),
  listArchives: endpoint({
    operationId: 'listLinkArchives',
    summary: "The end user's documents that were not revoked",
    tag,
    method: 'GET',
    path: '/archives',
    auth: 'link',
    isForManaging: true,
    query: pageQuery(100),
    answer: listOf(linkArchiveSchema),
  }),
  getArchive: endpoint({
    operationId: 'getLinkArchive',
    summary: 'Get one document and the state of its reading',
    tag,
    method: 'GET',
    path: '/archives/{id}',
    auth: 'link',
    isForManaging: true,
    params: idParams,
    answer: linkArchiveSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  revokeArchive: endpoint({
    operationId: 'deleteLinkArchive',
    summary: 'Revoke a document and delete its files',
    tag,
    method: 'DELETE',
    path: '/archives/{id}',
    auth: 'link',
    isForManaging: true,
    params: idParams,
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
