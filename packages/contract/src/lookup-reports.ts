import { z } from 'zod';
import { idParams, modeQuery } from './common.ts';

/** What the last part of a lookup's path in the Open API says. */
const lookupReportKinds = ['verifications', 'signals', 'blacklists', 'footprints', 'maws'] as const;
export type LookupReportKind = (typeof lookupReportKinds)[number];

/** The PDF of a lookup's record, on the developer API: a file in place of the usual answer. */
export const lookupReport = {
  path: '/lookups/{kind}/{id}/report',
  params: idParams.extend({ kind: z.enum(lookupReportKinds) }),
  query: modeQuery,
} as const;
