import { z } from 'zod';
import { idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { file, storedFileErrors } from './file-answer.ts';
import { keptDays } from './retention.ts';

/**
 * Signature that opens one file to anyone with the link. A missing or wrong signature gets the same response as a
 * missing file.
 */
export const signatureQuery = z.object({
  expires: z.string().max(20).optional().describe('Expiry time, in seconds since 1970.'),
  signature: z.string().max(200).optional().describe('Proves that the server wrote the link.'),
});

export const accountFilesApi = {
  open: endpoint({
    operationId: 'openAccountFile',
    summary: 'Open a file that came with an account by its link',
    description: `Target of \`fileUrl\` of documents and \`photoUrl\` of identities in Sandbox; it works until the account is revoked, at most for ${keptDays} days.`,
    tag: 'Files',
    method: 'GET',
    path: '/files/{tenantId}/accounts/{accountId}/{file}',
    auth: 'public',
    api: 'files',
    params: z.object({
      tenantId: idSchema,
      accountId: idSchema,
      file: idSchema.meta({ examples: ['photo.png'] }),
    }),
    query: signatureQuery,
    answer: file(['application/pdf', 'image/png'], { isInline: true }),
    errors: storedFileErrors,
  }),
} as const;
