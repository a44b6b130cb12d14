import { z } from 'zod';
import { idSchema, modeQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { file } from './file-answer.ts';

/** Last path segments of lookups in the Open API. */
const lookupReportKinds = ['verifications', 'signals', 'blacklists', 'footprints', 'maws'] as const;
export type LookupReportKind = (typeof lookupReportKinds)[number];

export const lookupReportsApi = {
  get: endpoint({
    operationId: 'getLookupReport',
    summary: "Get a lookup's record as a document",
    tag: 'Files',
    method: 'GET',
    path: '/lookups/{kind}/{id}/report',
    auth: 'developer',
    params: z.object({ kind: z.enum(lookupReportKinds), id: idSchema }),
    query: modeQuery,
    answer: file(['application/pdf'], { isGenerated: true }),
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
} as const;
