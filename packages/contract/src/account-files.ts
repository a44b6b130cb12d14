import { z } from 'zod';
import { idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { file, storedFileErrors } from './file-answer.ts';
import { keptDays } from './retention.ts';
import { signatureQuery } from './signed-links.ts';

export const accountFilesApi = {
  open: endpoint({
    operationId: 'openAccountFile',
    summary: 'Open a file that came with an account by its link',
    description: `In Sandbox, \`fileUrl\` of documents and \`photoUrl\` of identities lead here; it works until the account is revoked, at most for ${keptDays} days.`,
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
