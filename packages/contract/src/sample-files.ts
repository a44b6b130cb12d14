import { z } from 'zod';
import { idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { file } from './file-answer.ts';

export const sampleFilesApi = {
  get: endpoint({
    operationId: 'getSampleDocument',
    summary: 'Get a document of a published test person',
    tag: 'Files',
    method: 'GET',
    path: '/samples/{file}',
    auth: 'public',
    api: 'files',
    params: z.object({ file: idSchema.meta({ examples: ['george-payslip.pdf'] }) }),
    answer: file(['application/pdf'], { publicSeconds: 3600 }),
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
