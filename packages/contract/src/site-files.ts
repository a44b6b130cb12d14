import { z } from 'zod';
import { signatureQuery } from './account-files.ts';
import { dateTimeSchema, idParams, idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { file } from './file-answer.ts';
import { keptDays } from './retention.ts';
import { siteFileLimits, siteLimits } from './site-limits.ts';

const siteFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

export const siteFileMessages = {
  noField: (component: string) => `No field "${component}" of this site takes files.`,
  tooManyFiles: (limit: number) => `At most ${limit} ${limit === 1 ? 'file is' : 'files are'} allowed here.`,
  otherField: 'A file of another field was uploaded with this submissionKey.',
  empty: 'This file is empty.',
  tooLarge: 'This file is larger than 15 MB.',
  wrongContent: 'This file is not a PDF, PNG or JPG.',
  damaged: 'This file is damaged or not complete.',
  tooManyPixels: 'This picture has too many pixels.',
  noSignature: 'This is not the picture of a signature.',
} as const;

/** High limit per address, because many phones may share one. */
export const siteFileRates = {
  session: { max: 60, windowSeconds: 600 },
  address: { max: 600, windowSeconds: 600 },
} as const;

const siteFileSchema = z.object({
  id: idSchema,
  component: z.string().describe('Reference of the field.'),
  submissionKey: z.string(),
  name: z.string(),
  contentType: z.enum(siteFileTypes),
  sizeBytes: z.number().int(),
  uploadedAt: dateTimeSchema,
  url: z.string().describe('Opens the file without a token.'),
});
export type SiteFile = z.infer<typeof siteFileSchema>;

/** Settings of a file field in the site's wire format. */
export const fileFieldShape = {
  documentType: z
    .string()
    .max(siteLimits.fieldName)
    .default('')
    .describe('A file type of `/fileTypes`: the files are read as documents. Empty for files that are stored only.'),
  maxFiles: z.number().int().min(1).max(siteFileLimits.files).default(1),
};

const tag = 'Hosted sites';
const ofSession = { tag, auth: 'link', params: idParams } as const;

/** Files uploaded as answers; part of the Link API of the site's mode. */
export const siteFilesApi = {
  createFile: endpoint({
    ...ofSession,
    operationId: 'createSiteFile',
    summary: 'Upload a file for a field of a form screen',
    description: `Each file has at most 15 MB. At most ${siteFileRates.session.max} uploads in ten minutes for a session.`,
    method: 'POST',
    path: '/sessions/{id}/files',
    bodyType: 'form',
    /** File size plus multipart overhead. */
    maxBodyBytes: siteFileLimits.fileBytes + 256 * 1024,
    body: z.object({
      component: z.string().min(1).max(100),
      /** Idempotency key of an upload: a retry creates no second file. */
      submissionKey: z.uuid(),
      file: z.file(),
    }),
    status: 201,
    answer: siteFileSchema,
    errors: ['MISSING_RESOURCE', 'EDIT_CONFLICT', 'LINK_EXPIRED', 'REQUEST_LIMIT_EXCEEDED', 'UNAUTHORIZED_ACCESS'],
  }),
  listFiles: endpoint({
    ...ofSession,
    operationId: 'listSiteFiles',
    summary: 'List the files that a session uploaded',
    method: 'GET',
    path: '/sessions/{id}/files',
    answer: z.object({ items: z.array(siteFileSchema) }),
    errors: ['MISSING_RESOURCE'],
  }),
  deleteFile: endpoint({
    ...ofSession,
    operationId: 'deleteSiteFile',
    summary: 'Remove an uploaded file; a file in a stored form stays until the form is stored without it',
    method: 'DELETE',
    path: '/sessions/{id}/files/{fileId}',
    params: idParams.extend({ fileId: idSchema }),
    answer: null,
    errors: ['MISSING_RESOURCE', 'EDIT_CONFLICT'],
  }),
} as const;

/** Download of the file behind its `url`. */
export const siteFileLinksApi = {
  open: endpoint({
    operationId: 'openSiteFile',
    summary: 'Open a file that a visitor of a site uploaded by its link',
    description: `Target of the \`url\` of a file in a form; it works until the user is deleted, at most for ${keptDays} days.`,
    tag: 'Files',
    method: 'GET',
    path: '/files/{tenantId}/sites/files/{file}',
    auth: 'public',
    api: 'files',
    params: z.object({ tenantId: idSchema, file: idSchema }),
    query: signatureQuery,
    answer: file(siteFileTypes, { isInline: true }),
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
