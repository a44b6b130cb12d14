import { z } from 'zod';
import { signatureQuery } from './account-files.ts';
import { dateTimeSchema, idParams, idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { file, storedFileErrors } from './file-answer.ts';
import { keptDays } from './retention.ts';

const exportExtensionTypeSchema = z
  .enum(['PDF', 'CSV'])
  .describe('The type of the export.')
  .meta({ id: 'ExportExtensionType' });
export type ExportExtensionType = z.infer<typeof exportExtensionTypeSchema>;

const accountExportSchema = z
  .object({
    id: z.string().meta({ examples: ['export-4d686c7b62f69fa0d4f817bbf36498de'] }),
    accountId: z.string().meta({ examples: ['a-17bbf36498de4d68a0d4f86c7b62f69f'] }),
    exportExtensionType: exportExtensionTypeSchema,
    createdAt: dateTimeSchema,
    downloadUrl: z
      .url()
      .describe(`Downloads the file without credentials until the account is revoked, for at most ${keptDays} days.`)
      .meta({
        examples: [
          'https://link.example.com/files/exports/acme0a1b2c3d/export-4d686c7b62f69fa0d4f817bbf36498de.pdf?expires=1798761600&signature=Zk1x',
        ],
      }),
    md5: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .describe('The MD5 of the file, which tells whether it was changed.')
      .meta({ examples: ['f8498de49d68a0d4bbf36f6c7b62f617'] }),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExportSchema>;

export const accountExportsApi = {
  generate: endpoint({
    operationId: 'generateAccountExport',
    summary: 'Export all data of an account as PDF or CSV',
    description:
      'Returns when the file is written. After TIME_LIMIT_EXCEEDED the file is still being written: the same request ' +
      'again waits for it.',
    tag: 'Accounts',
    method: 'POST',
    path: '/accounts/{id}/exports/generate',
    auth: 'openApi',
    params: idParams,
    body: z
      .object({ exportExtensionType: exportExtensionTypeSchema })
      .meta({ id: 'AccountExportGenerateRequest', examples: [{ exportExtensionType: 'PDF' }] }),
    answer: accountExportSchema,
    errors: ['MISSING_RESOURCE', 'TIME_LIMIT_EXCEEDED'],
  }),
  download: endpoint({
    operationId: 'downloadAccountExport',
    summary: 'Download an export by its link',
    description:
      'Target of the `downloadUrl` of an export; it works until the account is revoked, at most for 60 days.',
    tag: 'Files',
    method: 'GET',
    path: '/files/exports/{tenantId}/{file}',
    auth: 'public',
    api: 'files',
    params: z.object({ tenantId: idSchema, file: idSchema }),
    query: signatureQuery,
    answer: file(['application/pdf', 'text/csv']),
    errors: storedFileErrors,
  }),
} as const;
