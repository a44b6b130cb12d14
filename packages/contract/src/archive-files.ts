import { z } from 'zod';
import { signatureQuery } from './account-files.ts';
import { idParams, idSchema, modeQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { file } from './file-answer.ts';

const tag = 'Files';
const contentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Downloads of archive files. */
export const archiveFilesApi = {
  get: endpoint({
    operationId: 'getArchiveFile',
    summary: 'Get a file of an archive in the portal',
    tag,
    method: 'GET',
    path: '/archives/{id}/files/{fileId}',
    auth: 'developer',
    params: idParams.extend({ fileId: idSchema }),
    query: modeQuery,
    answer: file(contentTypes),
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  open: endpoint({
    operationId: 'openArchiveFile',
    summary: 'Open a file of an archive by its link',
    description: 'Target of the `url` of a raw file; it works until the archive is revoked, at most for 60 days.',
    tag,
    method: 'GET',
    path: '/files/{tenantId}/archives/{archiveId}/{file}',
    auth: 'public',
    api: 'files',
    params: z.object({ tenantId: idSchema, archiveId: idSchema, file: idSchema }),
    query: signatureQuery,
    answer: file(contentTypes, { isInline: true }),
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
